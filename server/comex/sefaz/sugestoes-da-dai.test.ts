import { eq } from 'drizzle-orm';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { daisDeTeste } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { linhaDeEstrutura, PRODUTO } from '#server/testing/produtos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'IMPORTADORA FICTICIA DA AMAZONIA LTDA',
  cnpj: '11222333000181',
  inscricaoEstadual: '041234561',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
/** NCMs that no adição of the sample has, so only the other rules can choose them. */
const MOTO = { ncm: '87112010', codigoSuframa: '0123', destinacao: '01', utilizacao: '02' };
const PLACA = { ncm: '84733041', codigoSuframa: '0456', destinacao: '01', utilizacao: '02' };
const DA_MATRIZ = {
  codigoTributacao: 'F102',
  tratamento: 'DIFERIDO',
  decreto: 'Decreto fictício 10.001/2022',
  vigenciaInicio: '2022-01-01',
  vigenciaFim: '2023-12-31',
};
/** A fictitious rate: the sample is older than the rate Cais ships. */
const ALIQUOTA = {
  codigo: 'ICMS_AM_GERAL',
  valor: '18.00',
  vigenciaInicio: '2022-01-01',
  vigenciaFim: '2023-03-28',
  fonte: 'Fictícia',
  situacao: 'CONFIRMAR',
};

describe('What is suggested for a DAI', () => {
  const di2018 = disDe2018();
  const di2023 = diDe2023();
  const comNumero = (numero: string) => di2023.toString('utf8').replaceAll('2390000010', numero);

  onServer('Suggesting', (bench) => {
    let hora: Date;
    beforeEach(() => {
      hora = bench().relogio.hora;
    });
    afterEach(() => {
      bench().relogio.hora = hora;
    });
    const umMinutoDepois = () => {
      bench().relogio.hora = new Date(bench().relogio.hora.getTime() + 60_000);
    };

    async function comMatriz(...linhas: object[]) {
      const pessoa = await bench().novaPessoa();
      const { id } = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
      for (const linha of linhas) {
        const criada = await cadastroDeTeste(pessoa, 'MatrizTributacao').criar({
          ...DA_MATRIZ,
          ...linha,
          importador: { id },
        });
        expect([criada.statusCode, criada.json().Error]).toEqual([201, undefined]);
      }
      await cadastroDeTeste(pessoa, 'Parametro').criar(ALIQUOTA);
      return { pessoa, ...daisDeTeste(pessoa) };
    }
    const importar = async (pessoa: Pessoa, texto: Buffer | string, consulta = ''): Promise<string> => {
      const resposta = await pessoa.pedir(multipartOf(`/api/Processo/ImportarDi?Bucket=di${consulta}`, texto));
      expect(resposta.json().Error).toBeUndefined();
      return resposta.json()[0].id;
    };
    const conferida = async (pessoa: Pessoa, id: string, corpo: object = {}) =>
      (await pessoa.pedir({ method: 'POST', url: `/api/Dai/${id}/Conferencia`, payload: corpo })).json();
    /** The suggested rows, by adição, each with where it comes from. */
    const sugeridas = ({ sugestoes }: ConferenciaDaDai) =>
      sugestoes.flatMap(({ adicao, linha, origem }) => (linha ? [[adicao, linha.codigoSuframa, origem]] : []));
    const abertas = ({ apontamentos }: ConferenciaDaDai) =>
      apontamentos.filter(({ codigo }) => codigo === 'SUGESTAO_ABERTA').map(({ nivel, adicao }) => [nivel, adicao]);

    test('is no row of the DAI until a person takes it: not on the wire, not in the database, not in its ICMS', async () => {
      const serra = { ...PLACA, ncm: '84561190' };
      const { pessoa, marcada, marcar, alterar } = await comMatriz(MOTO, serra);
      const id = await importar(pessoa, di2023);
      const comecada: DaiLida = await marcada(id, 'EM_ELABORACAO');
      expect(comecada).toMatchObject({ adicoes: [], tipo: null, icmsBase: null, tratamentos: [] });
      const [guardada] = await bench().conexao.db.select().from(dai).where(eq(dai.processoId, id));
      expect(guardada?.adicoes).toEqual([]);

      const antes: ConferenciaDaDai = await conferida(pessoa, id);
      expect(sugeridas(antes)).toEqual([['010', '0456', 'matriz, única linha da NCM 8456.11.90']]);
      expect(antes.adicoes.find(({ numero }) => numero === '010')).toMatchObject({ matriz: null, icms: null });
      expect(abertas(antes)).toEqual([['erro', '010']]);
      const frase =
        'A linha da matriz da adição 010 é só sugestão (matriz, única linha da NCM 8456.11.90): aceite-a ou escolha outra.';
      expect(antes.apontamentos.map(({ mensagem }) => mensagem)).toContain(frase);
      const { versao } = comecada;
      const xml = await marcar(id, { tipo: 'XML_GERADO', data: '2026-11-20', versao });
      expect([xml.statusCode, Object.values(xml.json().campos)]).toEqual([422, expect.arrayContaining([frase])]);
      const processo = (await pessoa.pedir({ url: `/api/Processo/${id}/Lacunas` })).json();
      expect(JSON.stringify(processo)).toContain('16 adições sem linha da matriz');

      const aceita = await alterar({ id, versao, adicoes: [{ numero: '010', ...serra }] });
      expect(aceita.json()).toMatchObject({ adicoes: [{ numero: '010', ...serra }], tratamentos: ['DIFERIDO'] });
      const depois: ConferenciaDaDai = await conferida(pessoa, id);
      expect([sugeridas(depois), abertas(depois)]).toEqual([[], []]);
    });

    test('is what the importer last declared of the same NCM, and the kind of his last DAI; accepted, with its ICMS', async () => {
      const { pessoa, alterar, marcada } = await comMatriz(MOTO);
      const todas = Array.from({ length: 16 }, (_, i) => ({ ...MOTO, numero: String(i + 1).padStart(3, '0') }));
      await alterar({ id: await importar(pessoa, di2023), versao: 1, tipo: '7', adicoes: todas });
      const id = await importar(pessoa, comNumero('2390000028'));
      const outra: DaiLida = await marcada(id, 'EM_ELABORACAO');
      expect(outra).toMatchObject({ tipo: null, adicoes: [], icmsRecolher: null });
      const { sugestoes, tipoSugerido, icms } = await conferida(pessoa, id);
      expect([tipoSugerido, icms]).toEqual([{ valor: '7', origem: 'última DAI do importador, IMP-2026-0001' }, null]);
      expect(sugestoes).toHaveLength(16);
      expect(sugestoes[9]).toMatchObject({
        adicao: '010',
        linha: { ...MOTO, codigoTributacao: 'F102' },
        origem: 'última DAI da NCM 8456.11.90, IMP-2026-0001',
      });
      const aceita = await alterar({ id, versao: outra.versao, tipo: '7', adicoes: todas });
      expect(aceita.json()).toMatchObject({
        tipo: '7',
        adicoes: todas,
        icmsBase: '927081.63',
        icmsSemIncentivo: '166874.69',
        icmsRecolher: '0.00',
      });
      // No earlier DAI declared any of its NCMs.
      const deOutrasNcm = await conferida(pessoa, await importar(pessoa, di2018));
      expect([deOutrasNcm.tipoSugerido?.valor, sugeridas(deOutrasNcm)]).toEqual(['7', []]);
    });

    test('goes by the NCM and not by the number, takes the latest, and nothing that was half chosen', async () => {
      const { pessoa, alterar } = await comMatriz(MOTO, PLACA);
      // Adições 012 and 013 both have NCM 8714.10.00.
      const antes = ['012', '014'].map((numero) => ({ numero, ...PLACA }));
      await alterar({ id: await importar(pessoa, di2023), versao: 1, adicoes: antes });
      umMinutoDepois();
      const depois = [
        { numero: '013', ...MOTO },
        { numero: '014', ...MOTO, utilizacao: null },
      ];
      await alterar({ id: await importar(pessoa, comNumero('2390000028')), versao: 1, adicoes: depois });
      const terceira = await conferida(pessoa, await importar(pessoa, comNumero('2390000036')));
      expect(sugeridas(terceira).map(([adicao, codigo]) => [adicao, codigo])).toEqual([
        ['012', '0123'],
        ['013', '0123'],
        ['014', '0456'],
      ]);
    });

    test('rings where the structure of a product says that the goods are made into another NCM, and only there', async () => {
      const { pessoa, alterar } = await comMatriz(MOTO);
      const id = await importar(pessoa, di2023);
      const [importador] = (await pessoa.pedir({ url: '/api/Importador' })).json();
      const item = await cadastroDeTeste(pessoa, 'Item').criar(ITEM_DO_CADASTRO);
      expect([item.statusCode, item.json().Error]).toEqual([201, undefined]);
      const { adicoes } = await conferida(pessoa, id);
      const decima = adicoes.find(({ numero }: { numero: string }) => numero === '010');
      const vinculo = await pessoa.pedir({
        method: 'POST',
        url: '/api/Apelido',
        payload: {
          recurso: 'Item',
          texto: decima.itens[0].descricao,
          ncm: decima.ncm,
          registroId: item.json().id,
        },
      });
      expect([vinculo.statusCode < 300, vinculo.json().Error]).toEqual([true, undefined]);
      await alterar({ id, versao: 1, adicoes: ['009', '010'].map((numero) => ({ numero, ...MOTO })) });
      const alarmes = async () =>
        (await conferida(pessoa, id)).apontamentos.flatMap(({ codigo, adicao }: { codigo: string; adicao: string }) =>
          codigo === 'PRODUTO_DE_OUTRA_NCM' ? [adicao] : [],
        );
      expect(await alarmes()).toEqual([]);

      const revisao = async (
        produtoId: string,
        mais: { revisao: string; vigenciaInicio: string; linhas: object[] },
      ) => {
        const pedido = { produto: { id: produtoId }, observacao: null, ...mais };
        const criada = await cadastroDeTeste(pessoa, 'Estrutura').criar(pedido);
        expect([criada.statusCode, criada.json().Error]).toEqual([201, undefined]);
      };
      const estruturaDe = async (codigo: string, ncm: string, naLinha: object = { item: { id: item.json().id } }) => {
        const produto = await cadastroDeTeste(pessoa, 'Produto').criar({
          ...PRODUTO,
          codigo,
          ncm,
          resolucao: null,
          importador: { id: importador.id },
        });
        expect([produto.statusCode, produto.json().Error]).toEqual([201, undefined]);
        const linhas = [linhaDeEstrutura(ITEM_DO_CADASTRO.partNumber, naLinha)];
        await revisao(produto.json().id, { revisao: 'A', vigenciaInicio: '2022-01-01', linhas });
        return produto.json().id;
      };
      const monitor = await estruturaDe('MON-24', '85285200');
      expect(await alarmes()).toEqual(['010']);
      // The DI is of 02/01/2023. A revision without the goods that began after it has not ended the one with them.
      const semEle = [linhaDeEstrutura('FX-OUTRA')];
      await revisao(monitor, { revisao: 'C', vigenciaInicio: '2023-02-01', linhas: semEle });
      expect(await alarmes()).toEqual(['010']);
      await revisao(monitor, { revisao: 'B', vigenciaInicio: '2022-06-01', linhas: semEle });
      expect(await alarmes()).toEqual([]);
      // A line that names no item of the cadastro is of the item with its part number.
      await estruturaDe('MON-27', '85285200', { item: null });
      expect(await alarmes()).toEqual(['010']);
      await estruturaDe('MOTO-1', MOTO.ncm);
      expect(await alarmes()).toEqual([]);
    });

    test('of many DAIs is told line by line before anything is written, and nothing of it is accepted', async () => {
      const { pessoa, ler, marcada } = await comMatriz(MOTO, { ...PLACA, ncm: '84561190' });
      const [nova, feita] = [await importar(pessoa, di2023), await importar(pessoa, comNumero('2390000028'))];
      await marcada(feita, { tipo: 'ENVIADA', motivo: 'Pelo portal' }, { tipo: 'REJEITADA', motivo: 'Código' });
      const lote = (tipo: string, ensaio: boolean) =>
        pessoa.pedir({
          method: 'POST',
          url: '/api/Dai/Marca',
          payload: { tipo, data: '2026-11-20', ensaio, quais: { linhas: [{ id: nova }, { id: feita }] } },
        });
      const { plano } = (await lote('EM_ELABORACAO', true)).json();
      expect(plano.map(({ de, volta, recusa }: Record<string, unknown>) => [de, volta, recusa])).toEqual([
        ['SEM_DAI', false, null],
        ['REJEITADA', true, null],
      ]);
      expect(plano[0].linhas).toHaveLength(16);
      expect(plano[0].linhas[9]).toBe(
        'Adição 010: 8456.11.90 · 0456 · 01/02, sugerida: matriz, única linha da NCM 8456.11.90; fica por aceitar',
      );
      expect(plano[0].linhas[0]).toBe('Adição 001: nenhuma linha da matriz se sugere; fica por escolher');
      expect(await ler(nova)).toMatchObject({ situacao: 'SEM_DAI', versao: 1, marcas: [] });

      expect((await lote('EM_ELABORACAO', false)).json()).toMatchObject({ feitos: [nova, feita], recusados: [] });
      expect(await ler(nova)).toMatchObject({ situacao: 'EM_ELABORACAO', adicoes: [] });
      const gerado = (await lote('XML_GERADO', false)).json();
      expect([gerado.feitos, gerado.recusados.length]).toEqual([[], 2]);
    });

    test('takes nothing from another company, though the importer is the same', async () => {
      const alheia = await comMatriz(MOTO);
      const adicoes = [{ numero: '010', ...MOTO }];
      await alheia.alterar({ id: await importar(alheia.pessoa, di2023), versao: 1, tipo: '7', adicoes });
      const { pessoa } = await comMatriz(MOTO);
      const aberta = await conferida(pessoa, await importar(pessoa, comNumero('2390000028')));
      expect([aberta.tipoSugerido, sugeridas(aberta)]).toEqual([null, []]);
    });

    test('is the only row of the código Suframa that all goods of an adição have', async () => {
      const { pessoa, processos } = await comMatriz(MOTO, PLACA);
      const { id } = await processos.aberto();
      const item = (adicao: number, codigoSuframa: string) => ({ ...ITEM, adicao, codigoSuframa });
      const gravados = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({
        id,
        versao: 1,
        itens: [
          item(1, '04560000001'),
          item(1, '04560010002'),
          item(2, '04560000001'),
          item(2, '01230000001'),
          item(3, '01230000001'),
        ],
        adicoes: [1, 2, 3].map((numero) => ({ numero, tributos: TRIBUTOS })),
      });
      expect([gravados.statusCode, gravados.json().Error]).toEqual([200, undefined]);
      // The goods typed here are not those of the file.
      await importar(pessoa, di2023, `&processoId=${id}&motivo=Plano+de+teste`);
      const origem = 'matriz, única linha do código Suframa';
      expect(sugeridas(await conferida(pessoa, id))).toEqual([
        ['001', '0456', `${origem} 0456`],
        ['003', '0123', `${origem} 0123`],
      ]);
    });
  });
});

const ITEM_DO_CADASTRO = {
  partNumber: 'FX-100',
  descricao: 'CIRCUITO INTEGRADO FX-100',
  ncm: '85423190',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
};

const ITEM = {
  descricao: 'Parafuso',
  ncm: '73181500',
  unidade: 'PECA',
  quantidade: '10',
  valorUnitario: '1.5',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
};
const TRIBUTOS = {
  ii: { regime: 'ISENCAO' },
  ipi: { regime: 'SUSPENSAO', aliquota: '5' },
  pis: { regime: 'SUSPENSAO', categoria: 'GERAL' },
  cofins: { regime: 'SUSPENSAO', categoria: 'GERAL' },
};
