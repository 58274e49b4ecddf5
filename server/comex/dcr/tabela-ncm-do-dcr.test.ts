import { dcrsDeTeste } from '#server/testing/dcrs-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

/** The NCMs of the product and of the national component of `dcrsDeTeste`. The NCM of the imported component is not in the table. */
const CONHECIDAS = ['87112020', '85443000'];
/** From this size on, a table counts as complete. */
const INTEIRA = 5_000;

/** A table with that many codes, in the format of the Portal Único. */
function tabelaDe(quantos: number): string {
  const enchimento = Array.from({ length: quantos - CONHECIDAS.length }, (_, i) => String(10_000_000 + i));
  return JSON.stringify({
    Data_Ultima_Atualizacao_NCM: 'Vigente em 19/11/2026',
    Ato: 'Resolução Gecex nº 812/2025',
    Nomenclaturas: [...CONHECIDAS, ...enchimento].map((Codigo) => ({
      Codigo,
      Descricao: 'Mercadoria fictícia',
      Data_Inicio: '01/04/2022',
      Data_Fim: '31/12/9999',
      Tipo_Ato_Ini: 'Res Camex',
      Numero_Ato_Ini: '000272',
      Ano_Ato_Ini: '2021',
    })),
  });
}

async function importar(pessoa: Pessoa, quantos: number): Promise<void> {
  const envio = multipartOf('/api/Ncm/Importar', tabelaDe(quantos), 'Tabela_NCM_Vigente.json');
  expect((await pessoa.pedir(envio)).statusCode).toBe(200);
}

onServer('An NCM of a DCR-E', (bench) => {
  const conferida = async () => {
    const pessoa = await bench().novaPessoa();
    const { criar, novo, pedirDoDcr } = await dcrsDeTeste(pessoa);
    const { id } = (await criar(novo)).json();
    const ditos = async () =>
      (await pedirDoDcr(id, 'Conferencia'))
        .json()
        .apontamentos.filter(({ codigo }: { codigo: string }) => codigo.startsWith('NCM_'))
        .map(({ nivel, codigo, campo }: Record<string, string>) => [nivel, codigo, campo]);
    return { pessoa, ditos };
  };

  test('is told to be none only by a table that is whole', async () => {
    const { pessoa, ditos } = await conferida();
    expect(await ditos()).toEqual(NAO_CONFERIDAS);
    await importar(pessoa, INTEIRA - 1);
    expect(await ditos()).toEqual(NAO_CONFERIDAS);
    await importar(pessoa, INTEIRA);
    expect(await ditos()).toEqual([['erro', 'NCM_FORA_DA_TABELA', 'importados.0.ncm']]);
  });

  test('is not checked by the table of another company', async () => {
    const { ditos } = await conferida();
    await importar(await bench().novaPessoa(), INTEIRA);
    expect(await ditos()).toEqual(NAO_CONFERIDAS);
  });
});

const NAO_CONFERIDAS = [['aviso', 'NCM_NAO_CONFERIDAS', null]];
