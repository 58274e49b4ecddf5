import { writeFile } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { diDe2023 } from '#lib/testing/dis-dos-vetores.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const PDF = '%PDF-1.7\n%fictício\n';

describe('With a process', () => {
  const di2023 = diDe2023();
  onServer('An attachment', (bench) => {
    async function comProcesso(): Promise<{ pessoa: Pessoa; registroId: string }> {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di2023))).json();
      return { pessoa, registroId: id };
    }
    const enviar = (pessoa: Pessoa, registroId: string, bytes = PDF, nome = 'Fatura nº 1 — ação.pdf', mais = '') =>
      pessoa.pedir(
        multipartOf(`/api/Documento?Bucket=anexos&recurso=Processo&registroId=${registroId}${mais}`, bytes, nome),
      );
    const listar = async (pessoa: Pessoa, registroId: string, mais = '') =>
      (await pessoa.pedir({ url: `/api/Documento?recurso=Processo&registroId=${registroId}${mais}` })).json();

    test('is kept with its name, its kind, its size and its hash, and comes back to the bit', async () => {
      const { pessoa, registroId } = await comProcesso();
      const resposta = await enviar(pessoa, registroId, PDF, undefined, '&tipo=FATURA');
      expect(resposta.statusCode).toBe(201);
      const criado = resposta.json();
      expect(criado).toEqual({
        id: expect.any(String),
        versao: 1,
        recurso: 'Processo',
        registroId,
        nome: 'Fatura nº 1 — ação.pdf',
        tipo: 'FATURA',
        tamanho: 20,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        enviadoEm: '2026-11-20T12:00:00.000Z',
        enviadoPor: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
      });
      expect(await listar(pessoa, registroId)).toEqual([criado]);
      const conteudo = await pessoa.pedir({ url: `/api/Documento/${criado.id}/Conteudo` });
      expect(conteudo.body).toBe(PDF);
      expect(conteudo.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename*=UTF-8''Fatura%20n%C2%BA%201%20%E2%80%94%20a%C3%A7%C3%A3o.pdf`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    });

    test('that could run in a page is only ever a file, whatever it is called', async () => {
      const { pessoa, registroId } = await comProcesso();
      const { id } = (await enviar(pessoa, registroId, '<script>alert(1)</script>', 'foto.png')).json();
      const { headers } = await pessoa.pedir({ url: `/api/Documento/${id}/Conteudo` });
      expect(headers['content-type']).toBe('application/octet-stream');
    });

    test('is renamed by version: who comes late gets it as it stands', async () => {
      const { pessoa, registroId } = await comProcesso();
      const { id } = (await enviar(pessoa, registroId)).json();
      const alterar = (mudanca: object) =>
        pessoa.pedir({ method: 'PUT', url: '/api/Documento', payload: { id, versao: 1, tipo: 'OUTRO', ...mudanca } });
      expect((await alterar({ nome: 'Fatura 1.pdf', tipo: 'FATURA' })).json()).toMatchObject({ versao: 2 });
      const tarde = await alterar({ nome: 'Outra.pdf' });
      expect(tarde.statusCode).toBe(409);
      expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, nome: 'Fatura 1.pdf' } });
      expect(await listar(pessoa, registroId, '&q=fatura%201')).toHaveLength(1);
      expect(await listar(pessoa, registroId, '&q=acao')).toHaveLength(0);
    });

    test('is deleted by a mark, brought back, and the history says who did it', async () => {
      const { pessoa, registroId } = await comProcesso();
      const criado = (await enviar(pessoa, registroId)).json();
      const url = `/api/Documento/${criado.id}`;
      expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(204);
      expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(404);
      expect((await pessoa.pedir({ url: `${url}/Conteudo` })).statusCode).toBe(404);
      expect(await listar(pessoa, registroId)).toEqual([]);
      expect(await listar(pessoa, registroId, '&excluidos=true')).toEqual([criado]);
      expect((await pessoa.pedir({ method: 'POST', url: `${url}/Restaurar` })).json()).toEqual(criado);
      expect((await pessoa.pedir({ method: 'POST', url: `${url}/Restaurar` })).statusCode).toBe(404);
      expect((await pessoa.pedir({ url: `${url}/Conteudo` })).body).toBe(PDF);
      const linhas = await bench().conexao.db.select().from(historico).orderBy(asc(historico.id));
      expect(linhas.filter((linha) => linha.registroId === criado.id).map(({ acao }) => acao)).toEqual([
        'CRIAR',
        'EXCLUIR',
        'RESTAURAR',
      ]);
    });

    test("is nobody's but the company's", async () => {
      const { pessoa, registroId } = await comProcesso();
      const outra = await bench().novaPessoa();
      const { id } = (await enviar(pessoa, registroId)).json();
      expect((await enviar(outra, registroId)).statusCode).toBe(404);
      expect(await listar(outra, registroId)).toEqual([]);
      const payload = { id, versao: 1, nome: 'x', tipo: 'OUTRO' };
      const respostas = await Promise.all([
        outra.pedir({ url: `/api/Documento/${id}/Conteudo` }),
        outra.pedir({ method: 'PUT', url: '/api/Documento', payload }),
        outra.pedir({ method: 'DELETE', url: `/api/Documento/${id}` }),
        outra.pedir({ method: 'POST', url: `/api/Documento/${id}/Restaurar` }),
      ]);
      expect(respostas.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(await listar(pessoa, registroId)).toHaveLength(1);
    });

    test('is not handed out once its bytes are no longer those that were sent', async () => {
      const { pessoa, registroId } = await comProcesso();
      const { id, sha256 } = (await enviar(pessoa, registroId)).json();
      await writeFile(bench().blobs.caminho(pessoa.quem.empresaId, 'anexos', sha256), 'outra coisa');
      const resposta = await pessoa.pedir({ url: `/api/Documento/${id}/Conteudo` });
      expect(resposta.statusCode).toBe(500);
      expect(resposta.body).not.toContain('outra coisa');
    });

    test.each([
      ['an empty file', '', 400],
      ['33 MB', 'x'.repeat(33 * 1024 * 1024), 413],
    ])('that is %s is refused', async (_caso, bytes, status) => {
      const { pessoa, registroId } = await comProcesso();
      expect((await enviar(pessoa, registroId, bytes)).statusCode).toBe(status);
      expect(await listar(pessoa, registroId)).toEqual([]);
    });

    test.each([
      ['recurso', 'recurso=Nada'],
      ['tipo', 'recurso=Processo&tipo=FOTO'],
      ['Bucket', 'recurso=Processo&Bucket=di'],
    ])('with a bad %s is refused, naming it', async (campo, consulta) => {
      const { pessoa, registroId } = await comProcesso();
      const resposta = await pessoa.pedir(multipartOf(`/api/Documento?registroId=${registroId}&${consulta}`, PDF));
      expect(resposta.statusCode).toBe(400);
      expect(Object.keys(resposta.json().campos)).toEqual([campo]);
    });
  });
});
