import { useState } from 'react';

/** Returns the former value as long as the new one says the same, so that what depends on it is not drawn again. */
function useSame<Value>(value: Value, saysTheSame: (former: Value, value: Value) => boolean): Value {
  const [former, setFormer] = useState(value);
  if (former === value || saysTheSame(former, value)) return former;
  setFormer(value);
  return value;
}

export function useSameMap<Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  return useSame(map, haveTheSame);
}

function haveTheSame<Key, Value>(former: ReadonlyMap<Key, Value>, map: ReadonlyMap<Key, Value>): boolean {
  return former.size === map.size && [...map].every(([key, value]) => former.get(key) === value && former.has(key));
}
