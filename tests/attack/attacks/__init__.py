"""One module for each kind of attack. Whatever is marked with `@attack` in here is found by itself."""
