import type { Content } from 'pdfmake/interfaces';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DemonstrativoDeDarf } from '#lib/contracts/dci/dci-pagamento.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { competenciaPorExtenso, nomeDaDci, totalDoDarf } from '#lib/domain/zfm/dci.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import { pdfPage } from '#server/platform/pdf/page.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';

interface DadosDoDemonstrativo {
  dci: Pick<DciLido, 'processo' | 'numero' | 'importador' | 'competencia' | 'nota'>;
  demonstrativo: DemonstrativoDeDarf;
  agora: Date;
}

/** Prints what is to be paid on a day, DARF by DARF, to be typed where the DARFs are issued. The paper says that it is not a DARF. */
export function demonstrativoDeDarf({ dci, demonstrativo, agora }: DadosDoDemonstrativo): Paper {
  const { em, venceEm, diasAtraso, contagem, percMulta, percJuros, darfs, total } = demonstrativo;
  return pdfPage({
    titulo: 'Demonstrativo de DARF',
    subtitulo: `${nomeDaDci(dci)} · para pagamento em ${formatarData(em)}`,
    rodape: `${dci.processo}: conferência feita pelo Cais em ${formatarData(diaEmManaus(agora))}. Não é documento de arrecadação.`,
    agora,
    conteudo: [
      ...pdfSection(
        'Identificação',
        pdfFields([
          ['Indústria', `${dci.importador.razaoSocial} · CNPJ ${formatarCnpj(dci.importador.cnpj)}`],
          dci.competencia ? ['Competência', competenciaPorExtenso(dci.competencia)] : ['Nota fiscal', dci.nota],
          ['Vencimento', venceEm && formatarData(venceEm)],
          ...(venceEm === null
            ? ([['Dias de atraso', 'Sem vencimento não se sabe se há atraso, multa e juros.']] as const)
            : ([
                ['Dias de atraso', contagem ? `${diasAtraso}. ${contagem}` : String(diasAtraso)],
                ['Multa de mora (%)', formatarDecimal(percMulta, 2)],
                ['Juros de mora (%)', formatarDecimal(percJuros, 2)],
              ] as const)),
        ]),
      ),
      ...pdfSection(
        'DARFs',
        darfs.length > 0 ? tabelaDeDarfs(darfs, total, venceEm !== null) : { text: 'Nada a pagar.' },
      ),
      ...pdfSection('Regra', { text: REGRA }),
    ],
  });
}

/** Prints a table with a DARF per line and the sum at the end. Without a due day and a day of payment no multa nor juros is known. */
export function tabelaDeDarfs(darfs: DciLido['darfs'], total: string, moraConhecida: boolean): Content {
  const soma = (parcela: 'principal' | 'multa' | 'juros') =>
    formatarDinheiro(somar(darfs.map((darf) => darf[parcela])).toFixed(2));
  const daMora = (valor: string) => (moraConhecida ? valor : SEM_VALOR);
  return pdfTable(
    ['Tributo', 'Receita', 'Principal (R$)', 'Multa (R$)', 'Juros (R$)', totalDoDarf(moraConhecida)],
    [
      ...darfs.map(({ tributo, receita, principal, multa, juros, total: doDarf }) => [
        tributo,
        receita,
        formatarDinheiro(principal),
        ...[multa, juros].map((valor) => daMora(formatarDinheiro(valor))),
        formatarDinheiro(doDarf),
      ]),
      ['Total', null, soma('principal'), daMora(soma('multa')), daMora(soma('juros')), formatarDinheiro(total)],
    ],
    { numericas: [2, 3, 4, 5], largas: [0], comTotal: true },
  );
}

const REGRA =
  'Multa de 0,33 % por dia de atraso, até 20 %; juros pela Selic acumulada do mês seguinte ao do vencimento até o anterior ao do pagamento, mais 1 % no mês do pagamento (Lei 9.430/1996, art. 61).';
