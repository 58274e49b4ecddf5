import { conferirTextos } from './conferencia-dos-textos.ts';

test('the texts that had characters nobody sees are told, and the file stays as it came', () => {
  expect(conferirTextos({})).toEqual([]);
  expect(conferirTextos({ textosLimpos: ['“FICTICIA LTDA” (U+200B)'] })).toMatchObject([
    {
      codigo: 'TEXTOS_LIMPOS',
      nivel: 'aviso',
      mensagem:
        'Um texto do arquivo tinha caracteres que não se veem, tirados na leitura: “FICTICIA LTDA” (U+200B). O arquivo recebido fica como veio.',
    },
  ]);
  const [dito] = conferirTextos({ textosLimpos: ['1', '2', '3', '4', '5', '6', '7'] });
  expect(dito?.mensagem).toMatch(/^7 textos do arquivo tinham .*: 1; 2; 3; 4; 5; e mais 2\. /);
});
