import type { Content } from 'pdfmake/interfaces';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarCnpj, formatarConteiner, formatarDI, formatarDuimp } from '#lib/format/identificadores.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';

interface DadosDoTermo {
  dai: DaiLida;
  processo: ProcessoInteiro;
}

/**
 * Prints the lacre of each DAI on its own page. The page travels with the cargo and is signed where the lacre is put on and taken
 * off. It says that the Sefaz issues the official termo.
 */
export function termosDeLacre(termos: readonly DadosDoTermo[], agora: Date): Paper {
  return {
    info: { title: 'Termo de lacre', creator: 'Cais', creationDate: agora },
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    rodape: {
      texto: 'Via de acompanhamento feita pelo Cais. O termo oficial é o que a Sefaz-AM emite.',
      numerado: false,
      margin: [48, 16, 48, 0],
      fontSize: 7.5,
    },
    content: termos.map((termo, i) => ({ stack: umTermo(termo), pageBreak: i > 0 ? 'before' : undefined }) as Content),
  };
}

function umTermo({ dai, processo }: DadosDoTermo): Content[] {
  const { importador } = dai;
  return [
    { text: 'Termo de lacre', fontSize: 18, bold: true },
    {
      text: `Lacre nº ${dai.lacreNumero ?? ''}, posto em ${formatarData(dai.lacreEm)}`,
      fontSize: 12,
      margin: [0, 4, 0, 12],
    },
    ...pdfSection(
      'Declaração',
      pdfFields([
        [dai.tipoDocumento, documento(dai)],
        ['Registro', formatarData(dai.dataRegistro)],
        ['DAI', dai.numero],
        ['Canal da Sefaz', dai.canal && NOME_CANAL[dai.canal]],
        ['Ciência', dai.cienciaEm && `${formatarData(dai.cienciaEm)} · ${dai.cienciaPor ?? ''}`],
        ['Processo', processo.referencia ? `${processo.numero} · ${processo.referencia}` : processo.numero],
      ]),
    ),
    ...pdfSection(
      'Importador',
      pdfFields([
        ['Nome', importador.nome],
        ['CNPJ', importador.numero ? formatarCnpj(importador.numero) : null],
        ['Inscrição estadual', importador.inscricaoEstadual],
        ['Inscrição Suframa', importador.inscricaoSuframa],
      ]),
    ),
    ...pdfSection(
      'Carga',
      pdfFields([
        ['Conhecimento', processo.conhecimentoNumero],
        ['Veículo', processo.veiculo],
        ['Transportador', processo.transportador],
        ['Recinto', processo.recinto && `${processo.recinto.codigo} · ${processo.recinto.nome}`],
      ]),
    ),
    ...(processo.conteineres.length > 0
      ? pdfSection(
          'Contêineres',
          pdfTable(
            ['Contêiner', 'Tipo', 'Lacre do contêiner'],
            processo.conteineres.map(({ numero, tipo, lacre }) => [
              formatarConteiner(numero),
              tipo ?? '—',
              lacre ?? '—',
            ]),
          ),
        )
      : []),
    ...assinaturas(),
  ];
}

function assinaturas(): Content[] {
  return [
    {
      margin: [0, 56, 0, 0],
      columnGap: 32,
      columns: ['Lacrado por', 'Deslacrado por'].map((quem) => ({
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 230, y2: 0, lineWidth: 0.7 }] },
          { text: quem, margin: [0, 4, 0, 0] },
          { text: 'Nome, matrícula ou CPF, data e hora', fontSize: 8, color: '#555555' },
        ],
      })),
    },
  ];
}

function documento({ tipoDocumento, numeroDocumento }: DaiLida): string | null {
  if (numeroDocumento === null) return null;
  return tipoDocumento === 'DI' ? formatarDI(numeroDocumento) : formatarDuimp(numeroDocumento);
}
