"""`python -m vernissage`: the command line."""

from vernissage.cli import main

if __name__ == "__main__":
    main()
