import { useState } from 'react';

/** The same object for as long as its fields are the same: what is drawn from it need not be drawn again. */
export function useSame<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (hasSameFields(kept, value)) {
    return kept;
  }
  setKept(value);
  return value;
}

function hasSameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, field]) => Object.is(field, others.get(name)));
}
