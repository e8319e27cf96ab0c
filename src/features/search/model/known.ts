/** The value of a key in a map, made when it is first asked for. */
export function knownOr<Key, Value>(
  map: {get(key: Key): Value | undefined; set(key: Key, value: Value): unknown},
  key: Key,
  make: () => Value,
): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
