import type { DaiLida } from '#lib/contracts/dai.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { daisDeTeste } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
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

describe('What a DAI begins with', () => {
  const di2018 = disDe2018();
  const di2023 = diDe2023();
  const comNumero = (numero: string) => di2023.toString('utf8').replaceAll('2390000010', numero);

  onServer('Beginning', (bench) => {
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
    const escolhidas = ({ adicoes }: DaiLida) => adicoes.filter(({ ncm }) => ncm !== null);

    test('is the only row of an adição’s own NCM; for the others nothing is guessed', async () => {
      const serra = { ...PLACA, ncm: '84561190' };
      const { pessoa, marcada } = await comMatriz(MOTO, serra);
      const comecada: DaiLida = await marcada(await importar(pessoa, di2023), 'EM_ELABORACAO');
      expect(comecada.adicoes).toHaveLength(16);
      expect(escolhidas(comecada)).toEqual([{ numero: '010', ...serra }]);
      expect(comecada).toMatchObject({ tipo: null, icmsBase: null, tratamentos: ['DIFERIDO'] });
    });

    test('is what the importer last declared of the same NCM, with its ICMS, and the kind of his last DAI', async () => {
      const { pessoa, alterar, marcada } = await comMatriz(MOTO);
      const todas = Array.from({ length: 16 }, (_, i) => ({ ...MOTO, numero: String(i + 1).padStart(3, '0') }));
      await alterar({ id: await importar(pessoa, di2023), versao: 1, tipo: '7', adicoes: todas });
      const outra: DaiLida = await marcada(await importar(pessoa, comNumero('2390000028')), 'EM_ELABORACAO');
      expect(outra).toMatchObject({
        tipo: '7',
        adicoes: todas,
        icmsBase: '927081.63',
        icmsSemIncentivo: '166874.69',
        icmsRecolher: '0.00',
      });
      // No earlier DAI declared any of its NCMs.
      const deOutrasNcm: DaiLida = await marcada(await importar(pessoa, di2018), 'EM_ELABORACAO');
      expect([deOutrasNcm.tipo, escolhidas(deOutrasNcm)]).toEqual(['7', []]);
    });

    test('goes by the NCM and not by the number, takes the latest, and nothing that was half chosen', async () => {
      const { pessoa, alterar, marcada } = await comMatriz(MOTO, PLACA);
      // Adições 012 and 013 both have NCM 8714.10.00.
      const antes = ['012', '014'].map((numero) => ({ numero, ...PLACA }));
      await alterar({ id: await importar(pessoa, di2023), versao: 1, adicoes: antes });
      umMinutoDepois();
      const depois = [
        { numero: '013', ...MOTO },
        { numero: '014', ...MOTO, utilizacao: null },
      ];
      await alterar({ id: await importar(pessoa, comNumero('2390000028')), versao: 1, adicoes: depois });
      const terceira: DaiLida = await marcada(await importar(pessoa, comNumero('2390000036')), 'EM_ELABORACAO');
      expect(escolhidas(terceira)).toEqual([
        { numero: '012', ...MOTO },
        { numero: '013', ...MOTO },
        { numero: '014', ...PLACA },
      ]);
    });

    test('takes nothing from another company, though the importer is the same', async () => {
      const alheia = await comMatriz(MOTO);
      const adicoes = [{ numero: '010', ...MOTO }];
      await alheia.alterar({ id: await importar(alheia.pessoa, di2023), versao: 1, tipo: '7', adicoes });
      const { pessoa, marcada } = await comMatriz(MOTO);
      const comecada: DaiLida = await marcada(await importar(pessoa, comNumero('2390000028')), 'EM_ELABORACAO');
      expect([comecada.tipo, escolhidas(comecada)]).toEqual([null, []]);
    });

    test('is the only row of the código Suframa that all goods of an adição have', async () => {
      const { pessoa, processos, marcada } = await comMatriz(MOTO, PLACA);
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
      expect(escolhidas(await marcada(id, 'EM_ELABORACAO'))).toEqual([
        { numero: '001', ...PLACA },
        { numero: '003', ...MOTO },
      ]);
    });
  });
});

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
