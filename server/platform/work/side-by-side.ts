/**
 * Does something for each item, at most `many` at a time, and answers in the order of the items. After an error nothing more is begun.
 * @throws the first error, once what was begun has ended.
 */
export async function sideBySide<Item, Answer>(
  items: readonly Item[],
  many: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Array<Answer>(items.length);
  const queue = inOrder(items);
  const ends = await Promise.allSettled(
    Array.from({ length: many }, async () => {
      // An error in this loop ends the queue for the others too.
      for (const [i, item] of queue) answers[i] = await work(item);
    }),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return answers;
}

function* inOrder<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}
