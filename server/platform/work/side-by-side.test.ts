import { sideBySide } from './side-by-side.ts';

/** Work that ends when the test says so, and what was begun. */
function onCommand() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (item: string) => {
    begun.push(item);
    const end = Promise.withResolvers<string>();
    ends.set(item, end);
    return end.promise;
  };
  return { begun, work, end: (item: string) => ends.get(item) as PromiseWithResolvers<string> };
}

/** Lets everything that can go on go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Work side by side', () => {
  test('begins as many as may run, and answers in the order given', async () => {
    const { begun, work, end } = onCommand();
    const answers = sideBySide(['a', 'b', 'c'], 2, work);
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b').resolve('B');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    end('c').resolve('C');
    end('a').resolve('A');
    expect(await answers).toEqual(['A', 'B', 'C']);
  });

  test('begins nothing after an error, and waits for what was begun', async () => {
    const { begun, work, end } = onCommand();
    let told: unknown = 'nothing';
    const answers = sideBySide(['a', 'b', 'c'], 2, work).catch((error) => {
      told = error;
    });
    await settled();
    end('a').reject('lost');
    await settled();
    expect(told).toBe('nothing');
    end('b').resolve('B');
    await answers;
    expect([told, begun]).toEqual(['lost', ['a', 'b']]);
  });

  test('is done at once without items', async () => {
    expect(await sideBySide([], 2, () => Promise.reject(new Error('nobody asked')))).toEqual([]);
  });
});
