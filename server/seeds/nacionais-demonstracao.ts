import { somarDias } from '#lib/domain/datas/dias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type CompraNacionalNova, contratoDeCompraNacional } from '#lib/registros/compra-nacional.ts';
import { contratoDeItem, type ItemNovo } from '#lib/registros/item.ts';

/** An item the demonstration's industries buy in the country, with a fictitious supplier and price. */
interface NacionalFicticio {
  partNumber: string;
  descricao: string;
  ncm: string;
  unidade: string;
  fornecedor: keyof typeof FORNECEDORES_NACIONAIS;
  /** In reais, four decimals. */
  preco: string;
  /** The products that use the item. */
  para: 'TODOS' | 'ELETRONICO' | 'MOTO';
}

export const NACIONAIS: readonly NacionalFicticio[] = [
  nacional(1, 'CAIXA DE PAPELAO ONDULADO IMPRESSA', '48191000', 'PECA', 'PAPEL', '3.8400', 'TODOS'),
  nacional(2, 'CALCO DE POLPA MOLDADA', '48237000', 'PECA', 'PAPEL', '1.1250', 'TODOS'),
  nacional(3, 'MANUAL DO USUARIO IMPRESSO', '49019900', 'PECA', 'PAPEL', '0.9700', 'TODOS'),
  nacional(4, 'ETIQUETA ADESIVA DE IDENTIFICACAO', '48211000', 'PECA', 'PAPEL', '0.0850', 'TODOS'),
  nacional(5, 'FITA ADESIVA PLASTICA 48 MM', '39191010', 'METRO', 'PLASTICO', '0.1200', 'TODOS'),
  nacional(6, 'SACO DE POLIETILENO ANTIESTATICO', '39232190', 'PECA', 'PLASTICO', '0.2300', 'ELETRONICO'),
  nacional(7, 'GABINETE FRONTAL INJETADO EM ABS', '39269090', 'PECA', 'PLASTICO', '11.4500', 'ELETRONICO'),
  nacional(8, 'GABINETE TRASEIRO INJETADO EM ABS', '39269090', 'PECA', 'PLASTICO', '9.9000', 'ELETRONICO'),
  nacional(9, 'BASE COM HASTE METALICA', '73269090', 'PECA', 'METAL', '14.2000', 'ELETRONICO'),
  nacional(10, 'PARAFUSO AUTOATARRAXANTE 3 X 8 MM', '73181400', 'PECA', 'METAL', '0.0410', 'TODOS'),
  nacional(11, 'DISSIPADOR DE ALUMINIO EXTRUDADO', '76169900', 'PECA', 'METAL', '4.3300', 'ELETRONICO'),
  nacional(12, 'CONJUNTO CABO DE FORCA MONTADO', '85444200', 'PECA', 'ELETRICO', '7.7700', 'ELETRONICO'),
  nacional(13, 'CONJUNTO FONTE INTERNA MONTADA', '85044090', 'PECA', 'ELETRICO', '28.9000', 'ELETRONICO'),
  nacional(14, 'PASTA DE SOLDA SEM CHUMBO', '38101010', 'QUILOGRAMA', 'QUIMICO', '412.0000', 'ELETRONICO'),
  nacional(15, 'ALCOOL ISOPROPILICO PARA LIMPEZA', '29051220', 'LITRO', 'QUIMICO', '18.6000', 'ELETRONICO'),
  nacional(16, 'QUADRO TUBULAR SOLDADO E PINTADO', '87141000', 'PECA', 'METAL', '486.0000', 'MOTO'),
  nacional(17, 'TANQUE DE COMBUSTIVEL PINTADO', '87141000', 'PECA', 'METAL', '132.5000', 'MOTO'),
  nacional(18, 'CONJUNTO RODA DIANTEIRA MONTADA', '87141000', 'PECA', 'METAL', '198.0000', 'MOTO'),
  nacional(19, 'ASSENTO ESTOFADO', '94012000', 'PECA', 'PLASTICO', '88.4000', 'MOTO'),
  nacional(20, 'CARENAGEM LATERAL PINTADA', '87141000', 'PECA', 'PLASTICO', '41.7500', 'MOTO'),
  nacional(21, 'TINTA AUTOMOTIVA A BASE DE POLIURETANO', '32089010', 'LITRO', 'QUIMICO', '96.0000', 'MOTO'),
  nacional(22, 'OLEO LUBRIFICANTE 10W30', '27101932', 'LITRO', 'QUIMICO', '21.3000', 'MOTO'),
];

export function itensNacionaisDeDemonstracao(): ItemNovo[] {
  return NACIONAIS.map(({ partNumber, descricao, ncm, unidade }) =>
    contratoDeItem.novo.parse({ partNumber, descricao, ncm, unidadeComercializada: unidade, origem: 'NACIONAL' }),
  );
}

/** Two purchases of each item, half a year apart, the second dearer. Both industries buy the items of all products. */
export function comprasDeDemonstracao(
  hoje: DataTexto,
  industrias: { eletronica: string; motos: string },
): CompraNacionalNova[] {
  return NACIONAIS.flatMap((item, i) =>
    [
      ...(item.para === 'MOTO' ? [] : [industrias.eletronica]),
      ...(item.para === 'ELETRONICO' ? [] : [industrias.motos]),
    ].flatMap((importadorId, j) => [
      compra(item, { importadorId, nf: 4_100 + i * 10 + j, dia: somarDias(hoje, -190 + i), aumento: '1' }),
      compra(item, { importadorId, nf: 7_300 + i * 10 + j, dia: somarDias(hoje, -24 + (i % 9)), aumento: '1.0375' }),
    ]),
  );
}

interface Compra {
  importadorId: string;
  nf: number;
  dia: DataTexto;
  /** The factor of the price. */
  aumento: string;
}

function compra(item: NacionalFicticio, { importadorId, nf, dia, aumento }: Compra): CompraNacionalNova {
  const { partNumber, descricao, ncm, unidade, preco } = item;
  const { cnpj, nome, ie } = FORNECEDORES_NACIONAIS[item.fornecedor];
  return contratoDeCompraNacional.novo.parse({
    importador: { id: importadorId },
    partNumber,
    descricao,
    ncm,
    unidade,
    nf: String(nf),
    serie: '1',
    fornecedorCnpj: cnpj,
    fornecedorNome: nome,
    fornecedorIe: ie,
    dataEmissao: dia,
    valorUnitario: new Exato(preco).times(aumento).toFixed(6),
    // The distant supplier charges freight.
    freteSeguroUnitario: item.fornecedor === 'QUIMICO' ? new Exato(preco).times('0.03').toFixed(6) : '0.000000',
  });
}

function nacional(
  numero: number,
  descricao: string,
  ncm: string,
  unidade: string,
  fornecedor: NacionalFicticio['fornecedor'],
  preco: string,
  para: NacionalFicticio['para'],
): NacionalFicticio {
  return {
    partNumber: `FIC NAC-${String(numero).padStart(3, '0')}`,
    descricao: `${descricao}, FICTICIO`,
    ncm,
    unidade,
    fornecedor,
    preco,
    para,
  };
}

const FORNECEDORES_NACIONAIS = {
  PLASTICO: { cnpj: 'FX0PLAST000130', nome: 'Fictícia Plásticos da Amazônia Ltda', ie: '041234561' },
  PAPEL: { cnpj: 'FX0PAPEL000172', nome: 'Imaginária Embalagens Ltda', ie: '042000009' },
  METAL: { cnpj: 'FX0METAL000161', nome: 'Fictícia Metalúrgica do Norte S.A.', ie: '041111117' },
  QUIMICO: { cnpj: 'FX0QUIMI000180', nome: 'Imaginária Química Industrial Ltda', ie: null },
  ELETRICO: { cnpj: 'FX0ELETR000191', nome: 'Fictícia Chicotes Elétricos Ltda', ie: null },
} as const;
