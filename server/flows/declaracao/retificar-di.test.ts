import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { declaracaoDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const importar = (pessoa: Pessoa, bytes: Uint8Array | string, consulta = '', nome = 'di.xml') =>
  pessoa.pedir(multipartOf(`/api/Processo/ImportarDi?Bucket=di${consulta}`, bytes, nome));
const comparar = (pessoa: Pessoa, bytes: Uint8Array | string, consulta = '') =>
  importar(pessoa, bytes, `&retificar=true${consulta}`);
const aplicar = (pessoa: Pessoa, bytes: Uint8Array | string, consulta = '') =>
  importar(pessoa, bytes, `&retificar=true&aplicar=true${consulta}`, 'retificada.xml');

/**
 * Replaces the value of a leaf: in one adição when its number is given, otherwise everywhere, because the header repeats some
 * leaves in each adição.
 */
function mudar(xml: string, folha: string, valor: string, numero?: string): string {
  const trocar = (texto: string) =>
    texto.replaceAll(new RegExp(`(<${folha}>)[^<]*(</${folha}>)`, 'g'), (_, abre, fecha) => `${abre}${valor}${fecha}`);
  if (!numero) return trocar(xml);
  return xml.replace(/<adicao>[\s\S]*?<\/adicao>/g, (adicao) =>
    adicao.includes(`<numeroAdicao>${numero}<`) ? trocar(adicao) : adicao,
  );
}

describe('A retificação of the declarations of the golden cases', () => {
  const di2018 = disDe2018();
  const di2023 = diDe2023();
  const original = di2023.toString('utf8');
  const PESO_BRUTO = mudar(original, 'cargaPesoBruto', '000002600000000');
  const II_DA_TERCEIRA = mudar(PESO_BRUTO, 'iiAliquotaValorDevido', '000000000090000', '003');
  const TRES_CAMPOS = mudar(II_DA_TERCEIRA, 'pisPasepAliquotaValorDevido', '000000000500000', '012');
  const DIFERENCAS = [
    { caminho: 'carga.pesoBruto', antes: '25952.71000', depois: '26000.00000' },
    // The figures of the table TV2 in domain/importacao.md §4.10.
    { caminho: 'adicoes.003.tributos.ii.devido', antes: '826.97', depois: '900.00' },
    { caminho: 'adicoes.012.tributos.pis.devido', antes: '2849.44', depois: '5000.00' },
  ];
  const NADA = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };

  onServer('Retificação', (bench) => {
    async function comProcesso(): Promise<{ pessoa: Pessoa; id: string }> {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023)).json();
      return { pessoa, id };
    }
    const ler = async (pessoa: Pessoa, id: string) => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    const guardada = (pessoa: Pessoa, id: string) =>
      declaracaoDoProcesso(bench().conexao.db, pessoa.quem.empresaId, id);
    const feitas = async (pessoa: Pessoa, id: string) =>
      (await pessoa.pedir({ url: `/api/Processo/${id}/Retificacoes` })).json();
    const historico = async (pessoa: Pessoa, id: string) =>
      (await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` })).json();

    test('with three fields changed shows those three and what they move, and writes nothing', async () => {
      const { pessoa, id } = await comProcesso();
      const antes = await guardada(pessoa, id);
      const resposta = await comparar(pessoa, TRES_CAMPOS);
      expect(resposta.statusCode).toBe(200);
      expect(resposta.json()).toEqual([
        {
          id,
          numero: 'IMP-2026-0001',
          numeroDI: '2390000010',
          versao: 1,
          diferencas: DIFERENCAS,
          efeito: { ...NADA, ii: '73.03', pis: '2150.56' },
          recolher: NADA,
          valorAduaneiro: '0.00',
          pago: '0.00',
          blocos: [
            { bloco: 'carga', diferencas: 1, efeito: NADA, recolher: NADA, valorAduaneiro: '0.00', pago: '0.00' },
            {
              bloco: 'adicao-003',
              diferencas: 1,
              efeito: { ...NADA, ii: '73.03' },
              recolher: NADA,
              valorAduaneiro: '0.00',
              pago: '0.00',
            },
            {
              bloco: 'adicao-012',
              diferencas: 1,
              efeito: { ...NADA, pis: '2150.56' },
              recolher: NADA,
              valorAduaneiro: '0.00',
              pago: '0.00',
            },
          ],
          // The checks of the declaration with all three blocks taken.
          conferencias: expect.arrayContaining([
            expect.objectContaining({ codigo: 'ADICOES_QUANTIDADE', nivel: 'ok' }),
          ]),
          aplicada: false,
        },
      ]);
      expect(await guardada(pessoa, id)).toEqual(antes);
      expect(await ler(pessoa, id)).toMatchObject({ versao: 1, arquivo: { nome: 'di.xml' } });
      expect(await feitas(pessoa, id)).toEqual([]);
      expect(await historico(pessoa, id)).toHaveLength(1);
    });

    test('of the file that stands differs in nothing, and applying it writes nothing', async () => {
      const { pessoa, id } = await comProcesso();
      expect((await comparar(pessoa, di2023)).json()[0]).toMatchObject({ diferencas: [], blocos: [], efeito: NADA });
      expect((await aplicar(pessoa, di2023)).json()[0]).toMatchObject({ diferencas: [], aplicada: false });
      expect(await ler(pessoa, id)).toMatchObject({ versao: 1 });
      expect(await feitas(pessoa, id)).toEqual([]);
    });

    test('accepted in one block changes that block, says what it left, and the process shows it', async () => {
      const { pessoa, id } = await comProcesso();
      const antes = await guardada(pessoa, id);
      const resposta = await aplicar(pessoa, TRES_CAMPOS, '&blocos=adicao-003&motivo=Erro%20na%20DI.&versao=1');
      expect(resposta.statusCode).toBe(200);
      expect(resposta.json()).toMatchObject([
        { versao: 2, diferencas: [DIFERENCAS[1]], efeito: { ...NADA, ii: '73.03' }, aplicada: true },
      ]);

      const depois = await guardada(pessoa, id);
      expect(depois.adicoes[2]?.tributos.ii.devido).toBe('900.00');
      expect({ ...depois, adicoes: depois.adicoes.toSpliced(2, 1) }).toEqual({
        ...antes,
        adicoes: antes.adicoes.toSpliced(2, 1),
      });
      expect(await ler(pessoa, id)).toMatchObject({
        versao: 2,
        tributos: { ii: '79257.37' },
        arquivo: { nome: 'retificada.xml' },
      });
      expect(await feitas(pessoa, id)).toMatchObject([
        {
          aceitos: ['adicao-003'],
          recusados: [
            { bloco: 'carga', diferencas: 1 },
            { bloco: 'adicao-012', diferencas: 1 },
          ],
          motivo: 'Erro na DI.',
          usuario: { id: pessoa.quem.usuarioId },
        },
      ]);
      const [mudanca] = await historico(pessoa, id);
      const arquivo = (nome: string) => expect.stringMatching(`^${nome} \\(SHA-256 [0-9a-f]{12}…\\)$`);
      expect(mudanca.antes).toEqual({ 'Adição 003: II: devido': '826.97', 'Arquivo da declaração': arquivo('di.xml') });
      expect(mudanca.depois).toEqual({
        'Adição 003: II: devido': '900.00',
        'Arquivo da declaração': arquivo('retificada.xml'),
      });
      expect(mudanca).toMatchObject({
        acao: 'ALTERAR',
        motivo: 'Erro na DI. Não aceito do arquivo: Carga e transporte, Adição 012.',
      });
    });

    test('leaves for the next time what was not accepted', async () => {
      const { pessoa, id } = await comProcesso();
      await aplicar(pessoa, TRES_CAMPOS, '&blocos=adicao-003&motivo=Erro');
      expect((await comparar(pessoa, TRES_CAMPOS)).json()[0].diferencas).toEqual([DIFERENCAS[0], DIFERENCAS[2]]);
      await aplicar(pessoa, TRES_CAMPOS, '&blocos=carga,adicao-012&motivo=Resto');
      expect((await feitas(pessoa, id))[0]).toMatchObject({ recusados: [], motivo: 'Resto' });
      expect((await comparar(pessoa, TRES_CAMPOS)).json()[0].diferencas).toEqual([]);
    });

    test('accepted whole makes what a fresh import of the file makes', async () => {
      const { pessoa, id } = await comProcesso();
      const semAUltima = TRES_CAMPOS.replace(/<adicao>(?:(?!<adicao>)[\s\S])*<numeroAdicao>016<[\s\S]*?<\/adicao>/, '');
      expect((await aplicar(pessoa, semAUltima)).json()[0].diferencas).toHaveLength(4);

      const outra = await bench().novaPessoa();
      const [{ id: novo }] = (await importar(outra, semAUltima)).json();
      expect(await guardada(pessoa, id)).toEqual(await guardada(outra, novo));
      const [retificado, importado] = [await ler(pessoa, id), await ler(outra, novo)];
      expect(retificado.adicoes).toBe(15);
      for (const campo of ['adicoes', 'itens', 'valorAduaneiro', 'tributos', 'recolher', 'conferencias']) {
        expect(retificado[campo]).toEqual(importado[campo]);
      }
    });

    test('keeps the file before, to the bit, for its own company', async () => {
      const { pessoa, id } = await comProcesso();
      await aplicar(pessoa, TRES_CAMPOS);
      const [{ arquivo, arquivoAnterior }] = await feitas(pessoa, id);
      const baixar = (quem: Pessoa, qual: string) => quem.pedir({ url: `/api/Processo/${id}/Arquivo/${qual}` });
      expect((await baixar(pessoa, arquivoAnterior.id)).rawPayload.equals(di2023)).toBe(true);
      expect((await baixar(pessoa, arquivo.id)).rawPayload.toString()).toBe(TRES_CAMPOS);
      const outra = await bench().novaPessoa();
      expect((await baixar(outra, arquivoAnterior.id)).statusCode).toBe(404);
      expect(await feitas(outra, id)).toEqual([]);
    });

    test('is not undone, and says how to go back', async () => {
      const { pessoa, id } = await comProcesso();
      await aplicar(pessoa, TRES_CAMPOS);
      const [mudanca] = await historico(pessoa, id);
      const resposta = await pessoa.pedir({
        method: 'POST',
        url: `/api/Historico/${mudanca.id}/Desfazer`,
        payload: { versao: 2 },
      });
      expect(resposta.statusCode).toBe(422);
      expect(resposta.json().Error).toContain('baixe di.xml das retificações do processo e retifique com ele');
      await aplicar(pessoa, di2023);
      expect(await ler(pessoa, id)).toMatchObject({ versao: 3, tributos: { ii: '79184.34' } });
    });

    test.each([
      ['compared', comparar, ''],
      ['applied', aplicar, ''],
      ['applied in one block', aplicar, '&blocos=cabecalho&motivo=x&versao=2'],
    ])('older than the record, %s, is refused with the process that stands', async (_como, pedir, consulta) => {
      const { pessoa, id } = await comProcesso();
      await aplicar(pessoa, mudar(original, 'sequencialRetificacao', '02'));
      const resposta = await pedir(pessoa, di2023, consulta);
      expect(resposta.statusCode).toBe(409);
      expect(resposta.json()).toEqual({
        codigo: 'VERSAO_ANTERIOR',
        id,
        Error:
          'Este arquivo traz a original da DI 23/9000001-0, e no processo IMP-2026-0001 já está a retificação 2, que é mais nova: nada muda. O que este arquivo diz se lê ao soltá-lo em Importar DI ou DUIMP, sem gravar; o que está guardado, na página do processo.',
      });
      expect(await ler(pessoa, id)).toMatchObject({ versao: 2, declaracao: { sequencialRetificacao: 2 } });
      expect(await feitas(pessoa, id)).toHaveLength(1);
      // Imported as a new declaration, the file is refused in the same way.
      const nova = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', di2023));
      expect(nova.json()).toMatchObject({ codigo: 'VERSAO_ANTERIOR', id });
      const primeira = await pedir(pessoa, mudar(original, 'sequencialRetificacao', '01'), consulta);
      expect(primeira.json().Error).toContain('traz a retificação 1 da DI 23/9000001-0');
    });

    test('of two people at once reaches one of them', async () => {
      const { pessoa, id } = await comProcesso();
      const respostas = await Promise.all(
        ['carga', 'adicao-003'].map((bloco) => aplicar(pessoa, TRES_CAMPOS, `&blocos=${bloco}&motivo=x&versao=1`)),
      );
      expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(respostas.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        codigo: 'CONFLITO',
        atual: { versao: 2 },
      });
      expect(await feitas(pessoa, id)).toHaveLength(1);
    });

    test.each([
      ['&blocos=adicao-003', 400, 'motivo', /por que a declaração é retificada/],
      ['&blocos=outro&motivo=x', 400, 'blocos.0', /Este bloco não existe/],
      ['&motivo=', 400, 'motivo', /por que a declaração é retificada/],
      ['&blocos=adicao-001&motivo=x', 422, null, /“Adição 001” o arquivo não difere/],
    ])('applied with %s is refused with %d', async (consulta, status, campo, frase) => {
      const { pessoa, id } = await comProcesso();
      const resposta = await aplicar(pessoa, TRES_CAMPOS, consulta);
      expect(resposta.statusCode).toBe(status);
      const { Error: erro, campos } = resposta.json();
      expect(campo ? campos[campo] : erro).toMatch(frase);
      expect(await ler(pessoa, id)).toMatchObject({ versao: 1 });
    });

    test('applied without being one is refused', async () => {
      const { pessoa } = await comProcesso();
      const resposta = await importar(pessoa, TRES_CAMPOS, '&aplicar=true');
      expect(resposta.statusCode).toBe(400);
      expect(resposta.json().campos).toEqual({ retificar: 'Só uma retificação se aplica.' });
    });

    test('of a declaration that is in no process, or in another one, is refused in words', async () => {
      const { pessoa, id } = await comProcesso();
      expect((await comparar(pessoa, di2018)).json().Error).toMatch(/DI 18\/9000001-0 não está em nenhum processo/);
      const outra = await comparar(pessoa, di2018, `&processoId=${id}`);
      expect(outra.statusCode).toBe(422);
      expect(outra.json().Error).toBe('O arquivo não traz a DI 23/9000001-0, que é a declaração deste processo.');
    });

    test('of a file with several declarations compares each, or the one of a process', async () => {
      const pessoa = await bench().novaPessoa();
      const criados = (await importar(pessoa, di2018)).json();
      const todas = (await comparar(pessoa, di2018)).json();
      expect(todas.map(({ id }: { id: string }) => id)).toEqual(criados.map(({ id }: { id: string }) => id));
      const [sua, ...outras] = (await comparar(pessoa, di2018, `&processoId=${criados[1].id}`)).json();
      expect(sua.numeroDI).toBe('1890000029');
      expect(outras).toEqual([]);
      const mudado = mudar(di2018.toString('utf8'), 'cargaPesoBruto', '000002600000000');
      const resposta = await aplicar(pessoa, mudado, '&blocos=carga&motivo=x');
      expect(resposta.statusCode).toBe(422);
      expect(resposta.json().Error).toMatch(/escolha os blocos de uma por vez/);
    });

    test('of a process that is cancelled, or deleted, is refused', async () => {
      const { pessoa, id } = await comProcesso();
      const por = (coluna: string) =>
        writeDirectly(bench().conexao.db, (tx) => tx.execute(`update processo set ${coluna} where id = '${id}'`));
      await por(`situacao = 'CANCELADO'`);
      const cancelado = await comparar(pessoa, TRES_CAMPOS);
      expect([cancelado.statusCode, cancelado.json().codigo]).toEqual([409, 'BLOQUEADO']);
      await por(`situacao = 'REGISTRADO', excluido_em = now()`);
      expect((await comparar(pessoa, TRES_CAMPOS)).json().Error).toMatch(/entre os excluídos/);
      expect((await importar(pessoa, di2023)).json().Error).toMatch(/IMP-2026-0001, que está entre os excluídos/);
    });

    test('takes its process where it says, and not back over what somebody wrote after it', async () => {
      const { pessoa, id } = await comProcesso();
      const verde = mudar(original, 'canalSelecaoParametrizada', '001');
      await aplicar(pessoa, verde);
      expect(await ler(pessoa, id)).toMatchObject({ situacao: 'PARAMETRIZADO', canalRfb: 'VERDE' });
      await aplicar(pessoa, di2023);
      expect(await ler(pessoa, id)).toMatchObject({ situacao: 'REGISTRADO', canalRfb: null });
      await aplicar(pessoa, verde);
      const { versao, passos } = await ler(pessoa, id);
      const data = passos.at(-1).data;
      const payload = { versao, situacao: 'EM_EXIGENCIA', data, motivo: 'Laudo' };
      expect((await pessoa.pedir({ method: 'POST', url: `/api/Processo/${id}/Passo`, payload })).statusCode).toBe(200);
      await aplicar(pessoa, di2023);
      expect(await ler(pessoa, id)).toMatchObject({ situacao: 'EM_EXIGENCIA' });
    });
  });
});
