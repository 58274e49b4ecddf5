import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { ApontamentoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { compararDcr } from './comparar-dcr.ts';
import { conferirIdentificacao } from './conferir-identificacao.ts';
import { conferirLinhasDoDcr } from './conferir-linhas-do-dcr.ts';
import type { FatosDoDcr } from './fatos-do-dcr.ts';
import { figurasConhecidas, temMaoDeObra } from './figuras-conhecidas.ts';

/** Lists all findings on a DCR-E before it is filed. An `erro` prevents the validation; an `aviso` is for a person to consider. */
export function conferirDcr(fatos: FatosDoDcr): ApontamentoDoDcr[] {
  return [
    ...conferirIdentificacao(fatos),
    ...conferirLinhasDoDcr(fatos),
    ...daMaoDeObra(fatos),
    ...doCalculo(fatos),
    ...daTabela(fatos),
  ];
}

/** A variable coefficient rests on the labour; a fixed one does not, but the file declares it all the same. */
function daMaoDeObra({ documento }: FatosDoDcr): ApontamentoDoDcr[] {
  if (temMaoDeObra(documento)) return [];
  const varia = documento.tipoCoeficiente === 'VARIAVEL';
  return [
    {
      nivel: varia ? 'erro' : 'aviso',
      codigo: 'SEM_MAO_DE_OBRA',
      mensagem: varia
        ? 'Informe a mão de obra: sem os salários não se sabe o coeficiente variável. Se não há nenhuma, informe 0,00 pelo total do mês.'
        : 'A mão de obra não foi informada: os salários vão zerados no DCR-E.',
      campo: 'salarios',
      etapa: 'mao-de-obra',
    },
  ];
}

function doCalculo({ calculo, comparado, documento }: FatosDoDcr): ApontamentoDoDcr[] {
  const noCalculo = { campo: null, etapa: 'calculo' } as const;
  const { resultado, recusa } = calculo;
  if (recusa !== null) return [{ ...noCalculo, nivel: 'erro', codigo: 'SEM_CALCULO', mensagem: recusa }];
  const avisos = resultado.avisos.map(({ codigo, mensagem }) => ({
    ...noCalculo,
    nivel: 'aviso' as const,
    codigo,
    mensagem,
  }));
  const { CRA, iiUnitUSD } = figurasConhecidas(resultado, documento);
  if (!comparado || CRA === null || iiUnitUSD === null) return avisos;
  const { ii, iiPerc } = compararDcr(comparado, { CRA, iiUnitUSD });
  // Compares the exact figures, because the percentage shown is rounded.
  const limite = new Exato(comparado.iiUnitUSD).times(MUDANCA_QUE_SE_AVISA).div(100);
  if (iiPerc === null || new Exato(ii).abs().lte(limite)) return avisos;
  const rumo = new Exato(ii).isNegative() ? 'caiu' : 'subiu';
  return [
    ...avisos,
    {
      ...noCalculo,
      nivel: 'aviso',
      codigo: 'II_MUDOU_MUITO',
      mensagem: `O II por unidade ${rumo} ${porExtenso(new Exato(iiPerc).abs(), 2)} % em relação ao DCR-E anterior do produto.`,
    },
  ];
}

/** Without the complete table no NCM can be called unknown; this is reported once. */
function daTabela({ tabelaNcmCompleta }: FatosDoDcr): ApontamentoDoDcr[] {
  if (tabelaNcmCompleta) return [];
  return [
    {
      nivel: 'aviso',
      codigo: 'NCM_NAO_CONFERIDAS',
      mensagem: 'A tabela oficial da NCM não foi importada: se as NCM existem não foi conferido.',
      campo: null,
      etapa: 'conferencia',
    },
  ];
}

/** Percent of the II of the former DCR-E (domain/zfm.md §6.4). */
const MUDANCA_QUE_SE_AVISA = 20;
