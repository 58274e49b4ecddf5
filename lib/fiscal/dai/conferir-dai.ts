import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import type { ApontamentoDaDai, InsumosDaDai } from '#lib/domain/zfm/dai.ts';
import { conferirImportador } from './conferir-importador.ts';
import { conferirSomas } from './conferir-somas.ts';
import { conferirTributacao } from './conferir-tributacao.ts';
import type { DaiMontada } from './dai-montada.ts';
import { ALIQUOTA_DO_ICMS } from './montar-dai.ts';

/**
 * Checks a DAI by the rules of the trade (domain/zfm.md §6.7): what prevents sending it, and what should be reviewed.
 * `conferirDaiArquivo` checks whether it fits the file.
 */
export function conferirDai(
  insumos: InsumosDaDai,
  montada: DaiMontada,
  parametros: readonly Parametro[],
): ApontamentoDaDai[] {
  return [
    ...conferirImportador(insumos),
    ...conferirTipo(insumos),
    ...conferirParametros(insumos, montada),
    ...conferirSomas(montada.declaracao, parametros),
    ...conferirTaxaDolar(montada),
    ...conferirTributacao(insumos, montada),
  ];
}

function conferirTipo({ tipo }: InsumosDaDai): ApontamentoDaDai[] {
  if (tipo?.trim()) return [];
  const mensagem = 'O tipo da DAI não foi informado: é um código de tabela da Sefaz, que o Cais não tem.';
  return [{ ...DA_DAI, codigo: 'CAMPO_AUSENTE', nivel: 'aviso', mensagem, caminho: 'tipoDIe', alvo: TIPO }];
}

/** Without a rate, the Taxa Siscomex or the decision on CBS and IBS in the base, no adição has an ICMS. */
function conferirParametros({ declaracao }: InsumosDaDai, montada: DaiMontada): ApontamentoDaDai[] {
  const dia = diaPorExtenso(declaracao.dataRegistro);
  const falta = (codigo: string, mensagem: string): ApontamentoDaDai => ({
    ...DA_DAI,
    codigo: 'SEM_ALIQUOTA',
    nivel: 'erro',
    mensagem,
    caminho: null,
    alvo: { onde: 'PARAMETROS', codigo },
  });
  const daAliquota = montada.aliquota
    ? []
    : [
        falta(
          ALIQUOTA_DO_ICMS,
          `Nenhum parâmetro diz a alíquota do ICMS do Amazonas em ${dia}, dia do registro: sem ela o ICMS não se calcula.`,
        ),
      ];
  const daTaxa = montada.taxaSiscomex
    ? []
    : [
        falta(
          'TAXA_SISCOMEX_DECLARACAO',
          `A declaração não traz pagamento da Taxa Siscomex, e nenhum parâmetro diz quanto ela era em ${dia}: sem ela o ICMS não se calcula.`,
        ),
      ];
  const { semCbsIbs } = montada;
  const daCbsIbs = semCbsIbs ? [falta(integraBaseIcms('AM'), semCbsIbs.mensagem)] : [];
  return [...daAliquota, ...daTaxa, ...daCbsIbs];
}

/** The layout has four decimals of the rate, but the Siscomex up to nine. */
function conferirTaxaDolar({ taxaDolar, declaracao }: DaiMontada): ApontamentoDaDai[] {
  if (taxaDolar === null || declaracao.taxaDolar === null || new Exato(taxaDolar).eq(declaracao.taxaDolar)) return [];
  const mensagem = `A taxa do dólar da declaração é ${comVirgula(taxaDolar)}; na DAI cabem quatro casas, e vai ${comVirgula(declaracao.taxaDolar)}.`;
  const alvo = { onde: 'DECLARACAO', adicao: null } as const;
  return [{ ...DA_DAI, codigo: 'CAMPO_INVALIDO', nivel: 'aviso', mensagem, caminho: 'vlTaxaDolar', alvo }];
}

const comVirgula = (decimal: string) => decimal.replace('.', ',');

const DA_DAI = { adicao: null } as const;
const TIPO = { onde: 'DAI', campo: 'tipo', adicao: null } as const;
