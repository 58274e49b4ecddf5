import { tmpdir } from 'node:os';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { freeSpaceIn } from './disk-space.ts';

let livre = 0;

onServer(
  'A disk that is all but full',
  (bench) => {
    test('refuses what writes, in words, and goes on reading; with room again it writes', async () => {
      livre = GIB;
      const pessoa = await bench().novaPessoa();
      const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
      const { id } = (await fornecedores.criar(fornecedor('ANTES CO'))).json();

      livre = 60 * 1024 * 1024;
      const recusada = await fornecedores.criar(fornecedor('CHEIO CO'));
      expect(recusada.statusCode).toBe(503);
      expect(recusada.headers['retry-after']).toBe('60');
      expect(recusada.json()).toEqual({
        Error: 'O disco do servidor está cheio: nada foi gravado. Avise quem cuida do sistema e tente de novo depois.',
        codigo: 'INDISPONIVEL',
      });
      expect((await fornecedores.ler(id)).json().razaoSocial).toBe('ANTES CO');
      expect((await fornecedores.excluir(id)).statusCode).toBe(503);

      livre = GIB;
      expect((await fornecedores.criar(fornecedor('DEPOIS CO'))).statusCode).toBe(201);
      expect(
        (await fornecedores.listar()).json().map(({ razaoSocial }: { razaoSocial: string }) => razaoSocial),
      ).toEqual(['ANTES CO', 'DEPOIS CO']);
    });
  },
  { espacoLivre: async () => livre },
);

test('what is left is asked of the disk', async () => {
  expect(await freeSpaceIn(tmpdir())()).toBeGreaterThan(0);
});

const GIB = 1024 ** 3;
const fornecedor = (razaoSocial: string) => ({ papel: 'FORNECEDOR', razaoSocial, pais: { codigo: '160' } });
