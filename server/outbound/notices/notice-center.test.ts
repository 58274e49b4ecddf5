import { noticeCenter } from './notice-center.ts';

test('who could not listen, because the database took no connection, listens at the next try', async () => {
  let vezes = 0;
  const central = noticeCenter({
    ouvir: async () => {
      vezes += 1;
      if (vezes === 1) throw new Error('too many clients');
      return async () => {};
    },
  });
  await expect(central.assinar('empresa', 'pessoa', () => {})).rejects.toThrow('too many clients');
  await expect(central.assinar('empresa', 'pessoa', () => {})).resolves.toBeInstanceOf(Function);
  await expect(central.assinar('empresa', 'outra', () => {})).resolves.toBeInstanceOf(Function);
  expect(vezes).toBe(2);
  await central.fechar();
});
