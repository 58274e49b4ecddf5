import type { Page } from '@playwright/test';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { diaEmManaus, expect, novoCnpj, pedir } from './apoio.ts';

/** Creates a new industry with its signatory, a product for a DCR-E, and its purchases in the country. */
export async function novaIndustria(page: Page, mudancas: object = {}) {
  const cnpj = novoCnpj();
  const marca = cnpj.slice(0, 8);
  const razaoSocial = `FICTICIA ${marca} INDUSTRIA LTDA`;
  const { id } = await pedir<{ id: string }>(page, '/api/Importador', {
    razaoSocial,
    cnpj,
    setor: '1',
    situacaoSuframa: 'NAO_INSCRITO',
    resolucoes: [],
    ...mudancas,
  });
  const importador = { id };
  const representante = await pedir<{ id: string }>(page, '/api/Representante', {
    nome: `Ana Fictícia ${marca}`,
    cpf: novoCpf(),
    vinculo: 'PROCURADOR',
    importadores: [importador],
  });
  const produto = await pedir<{ id: string }>(page, '/api/Produto', {
    importador,
    codigo: `MON-${marca}`,
    descricao: 'MONITOR FICTICIO 24',
    ncm: '85285200',
    unidade: 'UNIDADE',
    pesoBruto: '4.25000',
    resolucao: null,
    ppb: 'Portaria PPB 9/2023 - Resolução CAS 101/2024',
    informatica: false,
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '0.00',
    modelos: [],
    observacao: null,
  });
  return {
    cnpj,
    razaoSocial,
    importadorId: id,
    representanteId: representante.id,
    produtoId: produto.id,
    codigo: `MON-${marca}`,
    comprar: (compra: object) =>
      pedir(page, '/api/CompraNacional', {
        importador,
        descricao: 'COMPONENTE NACIONAL FICTICIO',
        unidade: 'PECA',
        ncm: '39269090',
        serie: '1',
        fornecedorCnpj: 'FX0PLAST000130',
        fornecedorNome: 'Fictícia Plásticos da Amazônia Ltda',
        fornecedorIe: '041234561',
        moeda: 'BRL',
        freteSeguroUnitario: '0',
        ...compra,
      }),
  };
}

/**
 * Generates a released declaration of one adição with two items, in dollars at R$ 5.0000. It has 10 of the first at US$ 20 and 40
 * of the second at US$ 5, US$ 400 in all. Freight is R$ 100.00 and insurance R$ 20.00, US$ 24. II is 16 %, suspended.
 */
export function diDeDoisItens(importador: { cnpj: string; razaoSocial: string }, descricoes: [string, string]): string {
  const itens = [
    { descricao: descricoes[0], quantidade: '10', unitario: '20' },
    { descricao: descricoes[1], quantidade: '40', unitario: '5' },
  ];
  let item = -1;
  const xml = desembaracada(importador, Number(String(Date.now()).slice(-7)));
  const porta = (texto: string, no: string, valor: string) => {
    const folha = new RegExp(`<${no}>[^<]*<`);
    expect(texto).toMatch(folha);
    return texto.replace(folha, `<${no}>${valor}<`);
  };
  /** The Siscomex writes decimals without the comma. */
  const emCasas = (valor: string, casas: number, tamanho: number) =>
    `${valor}${'0'.repeat(casas)}`.padStart(tamanho, '0');
  const comItens = xml.replace(/<mercadoria>[\s\S]*?<\/mercadoria>/g, (mercadoria) => {
    item += 1;
    const { descricao = '', quantidade = '', unitario = '' } = itens[item] ?? {};
    return [
      ['descricaoMercadoria', descricao],
      ['quantidade', emCasas(quantidade, 5, 14)],
      ['valorUnitario', emCasas(unitario, 7, 20)],
    ].reduce((texto, [no = '', valor = '']) => porta(texto, no, valor), mercadoria);
  });
  return [
    ['condicaoVendaIncoterm', 'FOB'],
    ['condicaoVendaMoedaCodigo', '220'],
    ['condicaoVendaMoedaNome', 'DOLAR DOS EUA'],
    ['condicaoVendaValorMoeda', emCasas('400', 2, 15)],
    ['condicaoVendaValorReais', emCasas('2000', 2, 15)],
    ['freteValorReais', emCasas('100', 2, 15)],
    ['valorReaisFreteInternacional', emCasas('100', 2, 15)],
    ['seguroValorReais', emCasas('20', 2, 15)],
    ['valorReaisSeguroInternacional', emCasas('20', 2, 15)],
    ['iiRegimeTributacaoCodigo', '5'],
    ['iiRegimeTributacaoNome', 'SUSPENSAO'],
    ['iiAliquotaAdValorem', '01600'],
    ['iiBaseCalculo', emCasas('2120', 2, 15)],
    ['iiAliquotaValorCalculado', '000000000033920'],
    ['iiAliquotaValorDevido', '000000000033920'],
    ['iiAliquotaValorRecolher', '000000000000000'],
    ['localDescargaTotalDolares', emCasas('424', 2, 15)],
    ['localDescargaTotalReais', emCasas('2120', 2, 15)],
  ].reduce((texto, [no = '', valor = '']) => porta(texto, no, valor), comItens);
}

/** Only the canal verde is used, because not every generated DI is released. */
function desembaracada(importador: { cnpj: string; razaoSocial: string }, semente: number): string {
  const xml = gerarArquivoDi({
    semente,
    dataRegistro: diaEmManaus(-40),
    adicoes: 1,
    itensPorAdicao: 2,
    importador: { numero: importador.cnpj, nome: importador.razaoSocial },
    taxas: { '220': '5.0000' },
  });
  return xml.includes('<canalSelecaoParametrizada>001') ? xml : desembaracada(importador, semente + 1);
}

/** A new CPF each time, so that no two tests share one: modulo 11, as the Receita computes it. */
function novoCpf(): string {
  const base = `${process.env.TEST_PARALLEL_INDEX}${String(Date.now()).slice(-8)}`.slice(0, 9);
  const primeiro = digitoDoCpf(base);
  return `${base}${primeiro}${digitoDoCpf(`${base}${primeiro}`)}`;
}

function digitoDoCpf(numero: string): number {
  const resto = [...numero].reduce((soma, letra, i) => soma + Number(letra) * (numero.length + 1 - i), 0) % 11;
  return resto < 2 ? 0 : 11 - resto;
}
