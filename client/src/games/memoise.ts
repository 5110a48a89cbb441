/** `make`, which gives back what it made last for as long as it is asked for the same object. */
export function remembered<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  let last: { from: From; made: Made } | null = null;
  return (from) => {
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}
