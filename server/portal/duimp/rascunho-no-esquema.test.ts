import fc from 'fast-check';
import { APLICACOES } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  type ComplementoDaDuimp,
  type FatosDaDuimp,
  fundamentosPedidos,
  type ItemDosFatos,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { COBERTURAS_CAMBIAIS } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import { CODIGOS_INCOTERM } from '#lib/domain/aduana/tributos/incoterm.ts';
import { REGIMES_TRIBUTARIOS, type RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { rascunhoDaDuimp } from '#lib/siscomex/duimp/duimp-rascunho.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { contratoDoPortal } from '#server/testing/portal-simulado/openapi-contract.ts';
import { publishedDocument } from '#server/testing/portal-simulado/published-documents.ts';
import { foraDoTamanho } from '#server/testing/portal-simulado/published-sizes.ts';

/** A decimal of up to this many digits on each side of the point, the largest among them, as the forms take it. */
const decimal = (inteiros: number, casas: number) =>
  fc.tuple(fc.bigInt(1n, 10n ** BigInt(inteiros + casas) - 1n), fc.boolean()).map(([valor, aparado]) => {
    const escrito = String(valor).padStart(casas + 1, '0');
    const decimais = aparado ? escrito.slice(-casas).replace(/0+$/, '') : escrito.slice(-casas);
    return decimais ? `${escrito.slice(0, -casas)}.${decimais}` : escrito.slice(0, -casas);
  });
const texto = (maximo: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: maximo }).map((um) => um.slice(0, maximo).trim() || 'X');
const ate = (maximo: number) => fc.oneof({ weight: 3, arbitrary: texto(20) }, fc.constant('X'.repeat(maximo)));
const talvez = <T>(um: fc.Arbitrary<T>) => fc.option(um, { nil: null });
/** Mostly what the DUIMP takes; seldom what keeps it from being written. */
const quase = <Bom, Ruim>(bom: fc.Arbitrary<Bom>, ruim: fc.Arbitrary<Ruim>) =>
  fc.oneof({ weight: 20, arbitrary: bom }, { weight: 1, arbitrary: ruim });
const algarismos = (quantos: number) => fc.stringMatching(new RegExp(`^\\d{${quantos}}$`));
const pais = fc.constantFrom({ nome: 'CHINA', sigla: 'CN' }, { nome: 'JAPAO', sigla: 'JP' });
const valor = fc.record({ moeda: fc.constantFrom('USD', 'EUR', 'BRL'), valor: decimal(13, 2) });

const tributos = fc.record(
  Object.fromEntries(
    TRIBUTOS_DI.map((um) => [
      um,
      fc.record({
        regime: fc.constantFrom(...(Object.keys(REGIMES_TRIBUTARIOS) as RegimeTributario[])),
        aliquota: fc.constant('16'),
      }),
    ]),
  ) as Record<(typeof TRIBUTOS_DI)[number], fc.Arbitrary<{ regime: RegimeTributario; aliquota: string }>>,
);

const fornecedores = ['f1', 'f2'].map((id, i) => ({
  id,
  nome: `FICTICIA ${i}`,
  pais: { nome: 'CHINA', sigla: 'CN' },
  vinculo: (['1', '3'] as const)[i] ?? null,
}));

const item: fc.Arbitrary<Omit<ItemDosFatos, 'id'>> = fc.record({
  descricao: ate(4000),
  ncm: algarismos(8),
  unidade: ate(20),
  unidadeEstatistica: fc.constantFrom('UN', 'KG'),
  quantidade: decimal(9, 5),
  pesoLiquido: quase(decimal(9, 5), talvez(decimal(10, 5))),
  valorUnitario: decimal(13, 7),
  moeda: fc.constantFrom('USD', 'EUR'),
  incoterm: quase(fc.constantFrom('FOB' as const, 'C+F' as const), fc.constantFrom(...CODIGOS_INCOTERM)),
  condicao: fc.constantFrom('NOVA' as const, 'USADA' as const),
  aplicacao: fc.constantFrom(...APLICACOES),
  fornecedor: fc.constantFrom(...fornecedores),
  fabricante: talvez(fc.constantFrom(...fornecedores)),
  paisOrigem: pais,
  adicao: fc.constantFrom(1, 2),
  itemId: fc.constant(null),
  catalogo: fc.constant(null),
});

const fatos: fc.Arbitrary<FatosDaDuimp> = fc
  .record({
    importador: fc.constantFrom({ numero: '11222333000181' }, { numero: '12ABC34501DE35' }, { numero: '52998224725' }),
    modalidade: fc.constantFrom('PROPRIA' as const, 'CONTA_E_ORDEM' as const, 'ENCOMENDA' as const),
    urfDespacho: algarismos(7),
    viaTransporte: fc.constantFrom('01', '04'),
    ceMercante: algarismos(15),
    procedencia: pais,
    frete: quase(valor, fc.constant(null)),
    seguro: talvez(valor),
    localIncoterm: talvez(ate(60)),
    lpcos: fc.constant([]),
    itens: fc.array(item, { minLength: 1, maxLength: 4 }),
    tributos: fc.tuple(tributos, tributos),
  })
  .map(({ itens, tributos: deles, ...resto }) => ({
    ...resto,
    itens: itens.map((um, i) => ({ ...um, id: `i${i}` })),
    adicoes: deles.map((um, i) => ({ numero: i + 1, tributos: um, temAntidumping: false, ajustes: 0 })),
  }));

const complementoDe = ({ itens, adicoes }: FatosDaDuimp): fc.Arbitrary<ComplementoDaDuimp> =>
  fc.record({
    ruc: ate(32),
    metodoValoracao: fc.integer({ min: 1, max: 6 }),
    adquirente: fc.constant('11222333000181'),
    coberturaCambial: fc.constantFrom(...COBERTURAS_CAMBIAIS),
    motivoSemCobertura: fc.integer({ min: 1, max: 99 }),
    informacaoComplementar: talvez(ate(7800)),
    documentos: fc.array(
      fc.record({ tipo: fc.constantFrom('30', '999'), palavra: fc.integer({ min: 1, max: 999 }), valor: ate(200) }),
      { maxLength: 3 },
    ),
    operadores: fc.constant(fornecedores.map(({ id }) => ({ id, codigo: 'C'.repeat(35), versao: '1.1' }))),
    produtos: fc.tuple(
      ...itens.map(({ id }) =>
        fc.record({
          id: fc.constant(id),
          codigo: fc.integer({ min: 1, max: 2_147_483_647 }),
          versao: fc.constant('1234567'),
          quantidadeEstatistica: quase(decimal(9, 5), fc.constant(null)),
        }),
      ),
    ),
    fundamentos: fc.constant(fundamentosPedidos(adicoes).map((um) => ({ ...um, codigo: 9999 }))),
  });

const caso = fatos.chain((um) => fc.tuple(fc.constant(um), complementoDe(um)));

/** The numbers stay the text that is sent. */
const aberto = (json: string): unknown =>
  JSON.parse(json, (_, valor, { source }: { source?: string } = {}) => (typeof valor === 'number' ? source : valor));

describe('What leaves for the Portal', () => {
  const { components } = publishedDocument('r61-duimp_api.json');
  const reconhecer = contratoDoPortal();
  const cabecalhos = { authorization: 'X', 'x-csrf-token': 'X' };
  const problemas = (caminho: string, json: string, esquema: string) => {
    const pedido = { metodo: 'POST', caminho: `/duimp-api/api/ext/duimp${caminho}`, query: new URLSearchParams() };
    return [
      ...(reconhecer({ ...pedido, cabecalhos, corpo: JSON.parse(json) })?.problemas ?? ['não existe']),
      ...[aberto(json)]
        .flat()
        .flatMap((um) => foraDoTamanho(um as object, components.schemas[esquema] ?? {}, components.schemas)),
    ];
  };

  test('is valid by the published schema and its sizes, whatever a person may enter, or is not written at all', () => {
    let escritos = 0;
    fc.assert(
      fc.property(caso, ([deles, complemento]) => {
        const { escrito, lacunas } = rascunhoDaDuimp(deles, complemento);
        expect(escrito === null).toBe(lacunas.some(({ nivel }) => nivel === 'IMPEDE'));
        if (!escrito) return;
        escritos += 1;
        expect(problemas('', escrito.capa, 'DuimpCover')).toEqual([]);
        expect(problemas('/26BR00000000010/0/itens', `[${escrito.itens.join()}]`, 'ItemCover')).toEqual([]);
      }),
      { numRuns: vezes(300) },
    );
    // Many cases have a gap on purpose: a weight too large, an Incoterm that the DUIMP does not have.
    expect(escritos).toBeGreaterThan(vezes(300) / 10);
  });

  test('is refused by these sizes where a field is too long or has too many digits', () => {
    const um = {
      mercadoria: { descricao: 'X'.repeat(4001), quantidadeComercial: 1234567890.5, pesoLiquido: 1.234567 },
    };
    expect(
      foraDoTamanho(um as object, components.schemas.ItemCover ?? {}, components.schemas).map((uma) =>
        uma.slice(0, 36),
      ),
    ).toEqual(
      [
        'mercadoria.descricao: XXXXXXXXXXXXXXX',
        'mercadoria.quantidadeComercial: 1234',
        'mercadoria.pesoLiquido: 1.234567',
      ].map((uma) => uma.slice(0, 36)),
    );
  });
});
