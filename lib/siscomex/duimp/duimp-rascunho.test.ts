import { COMPLEMENTO_EM_BRANCO, type FatosDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { escreverJson, NumeroJson } from '#lib/siscomex/json/json-escrito.ts';
import { rascunhoDaDuimp } from './duimp-rascunho.ts';
import { folhasDoRascunho, lugarDoCampo } from './duimp-rascunho-leitura.ts';

const CHINA = { nome: 'CHINA', sigla: 'CN' };
const FORNECEDOR = { id: 'f1', nome: 'FICTICIA', pais: CHINA, vinculo: '1' as const };
const TRIBUTOS = {
  ii: { regime: 'INTEGRAL' as const, aliquota: '16' },
  ipi: { regime: 'SUSPENSAO' as const, aliquota: '5' },
  pis: { regime: 'INTEGRAL' as const },
  cofins: { regime: 'INTEGRAL' as const },
};
const FATOS: FatosDaDuimp = {
  importador: { numero: '11222333000181' },
  modalidade: 'PROPRIA',
  urfDespacho: '0227600',
  viaTransporte: '04',
  ceMercante: null,
  procedencia: CHINA,
  localIncoterm: 'Shenzhen',
  lpcos: [],
  frete: { moeda: 'USD', valor: '387.60' },
  seguro: null,
  itens: [
    {
      id: 'i1',
      descricao: 'Circuito',
      ncm: '85423190',
      unidade: 'PEÇA',
      unidadeEstatistica: 'UN',
      quantidade: '123456789.12345',
      pesoLiquido: '1.28800',
      moeda: 'USD',
      valorUnitario: '6.3871429',
      incoterm: 'FOB',
      condicao: 'NOVA',
      aplicacao: 'ATIVO',
      fornecedor: FORNECEDOR,
      fabricante: FORNECEDOR,
      paisOrigem: CHINA,
      adicao: 1,
      itemId: null,
      catalogo: null,
    },
  ],
  adicoes: [{ numero: 1, tributos: TRIBUTOS, temAntidumping: false, ajustes: 0 }],
};
const COMPLEMENTO = {
  ...COMPLEMENTO_EM_BRANCO,
  ruc: '5BRIMP99000010200010000000009972',
  metodoValoracao: 1,
  coberturaCambial: '1' as const,
  documentos: [{ tipo: '30', palavra: 1, valor: 'X' }],
  operadores: [{ id: 'f1', codigo: 'OPE_2', versao: '1' }],
  produtos: [{ id: 'i1', codigo: 45, versao: '3', quantidadeEstatistica: null }],
  fundamentos: [{ adicao: 1, tributo: 'ipi' as const, codigo: 1020 }],
};
const folhas = (json = '') => Object.fromEntries(folhasDoRascunho(json).map(({ caminho, valor }) => [caminho, valor]));

test('an air cargo goes with its RUC, its freight and its country, and every figure with all of its digits', () => {
  const { escrito, lacunas } = rascunhoDaDuimp(FATOS, COMPLEMENTO);
  // What no draft of ours can say.
  expect(lacunas.map(({ chave, nivel }) => [chave, nivel])).toEqual([['atributos', 'AVISA']]);
  expect(folhas(escrito?.capa)).toMatchObject({
    'carga.tipoIdentificacaoCarga': 'RUC',
    'carga.frete.valorMoedaNegociada': '387.6',
    'carga.paisProcedencia.codigo': 'CN',
    'identificacao.importador.tipoImportador': 'CNPJ',
  });
  expect(folhas(escrito?.itens[0])).toMatchObject({
    // Sold and statistical unit are the same, so the quantity is too.
    'mercadoria.quantidadeComercial': '123456789.12345',
    'mercadoria.quantidadeMedidaEstatistica': '123456789.12345',
    'mercadoria.tipoAplicacao.codigo': 'INCORPORACAO_ATIVO_FIXO',
    'produto.niResponsavel': '11222333',
    'indicadorExportadorFabricante.codigo': 'EXPORTADOR_IGUAL_FABRICANTE',
    'exportador.pais.codigo': 'CN',
    'tributos.2.regime.codigo': '5',
    'tributos.2.fundamento.codigo': '1020',
    'condicaoVenda.incoterm.codigo': 'FOB',
  });
});

test('what is missing is one line a cause, with its place, and then nothing is written', () => {
  const item = { ...FATOS.itens[0], pesoLiquido: null, incoterm: 'DDP' } as FatosDaDuimp['itens'][number];
  const { escrito, lacunas } = rascunhoDaDuimp(
    { ...FATOS, itens: [item, { ...item, id: 'i2' }], importador: null },
    { ...COMPLEMENTO, fundamentos: [], ruc: null },
  );
  expect(escrito).toBeNull();
  expect(lacunas.map(({ texto }) => texto)).toEqual([
    'Escolha o importador.',
    'Informe a RUC da carga.',
    'O item 2 está sem o produto do Catálogo.',
    'Todos os itens estão sem peso líquido.',
    'Todos os itens estão com Incoterm que a DUIMP não tem.',
    expect.stringMatching(/^Os atributos que a NCM ou o fundamento legal pedem na própria DUIMP/),
    'Falta o fundamento legal: IPI da adição 001.',
  ]);
});

test('what the processo cannot say is named, and does not stop the draft', () => {
  const [adicao] = FATOS.adicoes;
  if (!adicao) throw new Error('set');
  const fatos = { ...FATOS, lpcos: ['I2600000001'], adicoes: [{ ...adicao, temAntidumping: true, ajustes: 1 }] };
  const { escrito, lacunas } = rascunhoDaDuimp(fatos, COMPLEMENTO);
  expect(escrito).not.toBeNull();
  expect(lacunas.map(({ chave, nivel, lugar }) => [chave, nivel, lugar.onde])).toEqual([
    ['lpco', 'AVISA', 'PORTAL'],
    ['atributos', 'AVISA', 'PORTAL'],
    ['ajustes', 'AVISA', 'PORTAL'],
    ['antidumping', 'AVISA', 'PORTAL'],
  ]);
});

test('a field of the Portal leads to where it is filled in, and an unknown one to the Portal', () => {
  expect(lugarDoCampo('itens[3].x', true)).toEqual({ onde: 'PORTAL' });
  expect(lugarDoCampo('documentos.documentosInstrucao[0].tipo', false)).toEqual({
    onde: 'COMPLEMENTO',
    parte: 'documentos',
  });
  expect(lugarDoCampo('carga.unidadeDeclarada.codigo', false)).toEqual({ onde: 'PROCESSO', aba: 'identificacao' });
});

test('a decimal is written as it is, and no figure becomes a float', () => {
  expect(escreverJson({ a: new NumeroJson('0.10000'), b: new NumeroJson('12345678901234567.89'), c: undefined })).toBe(
    '{"a":0.1,"b":12345678901234567.89}',
  );
  expect(() => new NumeroJson('1e5')).toThrow(RangeError);
  expect(() => escreverJson(0.1)).toThrow(RangeError);
});
