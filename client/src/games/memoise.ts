/** Memoises `make` for the last object alone: it gives back what it made for as long as it is asked for the same one. */
export function memoise<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  let last: { from: From; made: Made } | null = null;
  return (from) => {
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}
