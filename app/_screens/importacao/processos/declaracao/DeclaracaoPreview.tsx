import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Conferencias, ResultadoConferencias } from '#components/comex/Conferencias.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import type { DeclaracaoLida } from '#lib/contracts/declaracao/di.ts';
import type { TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { ConfrontoCard } from './ConfrontoCard.tsx';
import { impedimento } from './use-importacao-di.ts';

interface DeclaracaoPreviewProps {
  declaracao: DeclaracaoLida;
  aberta: boolean;
  /** Offered for a declaration that a processo already has: compares the file with that record. */
  aoRetificar: (processoId: string) => void;
}

/** Shows a declaration with its conferências before anything is saved. */
export function DeclaracaoPreview({ declaracao, aberta, aoRetificar }: DeclaracaoPreviewProps) {
  const { resumo, conferencias, importador, adicoes } = declaracao;
  return (
    <>
      <AvisoDeImpedimento declaracao={declaracao} aoRetificar={aoRetificar} />
      <Accordion
        disableGutters
        elevation={0}
        square
        defaultExpanded={aberta}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        <AccordionSummary
          expandIcon={<ExpandMore />}
          sx={{ px: 2, fontFamily: 'inherit', '& > span': { minWidth: 0 } }}
        >
          <Stack direction="row" sx={naCabeca}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {formatarDeclaracao(declaracao.numeroDI)}
            </Typography>
            <ResultadoConferencias conferencias={conferencias} />
            {declaracao.confronto?.outraCarga && <StatusChip tom="error">Outra carga?</StatusChip>}
            <Typography sx={{ color: 'text.secondary' }}>
              {formatarData(declaracao.dataRegistro)} · {importador.nome ?? importador.numero} ·{' '}
              {contagem(adicoes.length, resumo.itens)}
            </Typography>
            <Typography sx={{ ml: 'auto', fontWeight: 600 }}>R$ {formatarDinheiro(resumo.valorAduaneiro)}</Typography>
          </Stack>
        </AccordionSummary>
        <AccordionDetails sx={{ p: 0 }}>
          {declaracao.confronto && <ConfrontoCard confronto={declaracao.confronto} />}
          <Stack sx={{ px: 2, pb: 2 }}>
            <DescriptionList>
              <DescriptionItem nome="Valor aduaneiro (R$)">{formatarDinheiro(resumo.valorAduaneiro)}</DescriptionItem>
              <DescriptionItem nome="II devido · a recolher (R$)">{devidoERecolher(resumo, 'ii')}</DescriptionItem>
              <DescriptionItem nome="IPI devido · a recolher (R$)">{devidoERecolher(resumo, 'ipi')}</DescriptionItem>
              <DescriptionItem nome="PIS devido · a recolher (R$)">{devidoERecolher(resumo, 'pis')}</DescriptionItem>
              <DescriptionItem nome="COFINS devida · a recolher (R$)">
                {devidoERecolher(resumo, 'cofins')}
              </DescriptionItem>
              <OutrosEncargos resumo={resumo} />
              <DescriptionItem nome="Taxa Siscomex (R$)">
                {formatarDinheiro(resumo.tributos.taxaSiscomex)}
              </DescriptionItem>
            </DescriptionList>
          </Stack>
          <Conferencias conferencias={conferencias} />
        </AccordionDetails>
      </Accordion>
    </>
  );
}

/** A chip wider than a telephone wraps: what it says of the file is whole. */
const naCabeca = {
  width: 1,
  minWidth: 0,
  gap: 1,
  columnGap: 2,
  alignItems: 'center',
  flexWrap: 'wrap',
  pr: 1,
  '& > *': { maxWidth: 1 },
  '& .status-chip, & .status-chip > span': { whiteSpace: 'normal' },
};

function AvisoDeImpedimento({ declaracao, aoRetificar }: Pick<DeclaracaoPreviewProps, 'declaracao' | 'aoRetificar'>) {
  const { processoExistente } = declaracao;
  const documento = documentoDoNumero(declaracao.numeroDI);
  switch (impedimento(declaracao)) {
    case 'DIGITO':
      return (
        <Alert severity="error" sx={{ mx: 2, mb: 1 }}>
          O dígito verificador desta {documento} não confere; o arquivo não pode ser importado. Confira o número no
          extrato.
        </Alert>
      );
    case 'DATA_FUTURA':
      return (
        <Alert severity="error" sx={{ mx: 2, mb: 1 }}>
          O registro ou o desembaraço desta {documento} tem data futura; o arquivo não pode ser importado antes dela.
        </Alert>
      );
    case 'JA_IMPORTADA':
      return (
        <Alert
          severity="info"
          sx={{ mx: 2, mb: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } }}
          action={
            <Button color="inherit" size="small" onClick={() => aoRetificar(processoExistente?.id ?? '')}>
              Ver como retificação
            </Button>
          }
        >
          Esta {documento} já está no processo{' '}
          <LinkTo to="/importacao/processos/$id" params={{ id: processoExistente?.id ?? '' }}>
            {processoExistente?.numero}
          </LinkTo>
          ; o arquivo não será importado outra vez.
        </Alert>
      );
    default:
      return null;
  }
}

/** Duties, fines and receitas besides the taxes, each by its name; an older back end gives only their sum. */
function OutrosEncargos({ resumo }: Pick<DeclaracaoLida, 'resumo'>) {
  const { tributos, recolher, encargos } = resumo;
  if (!encargos) {
    if (![tributos.outros, recolher.outros].some(temValor)) return null;
    return (
      <DescriptionItem nome="Antidumping e outros · a recolher (R$)">
        {devidoERecolher(resumo, 'outros')}
      </DescriptionItem>
    );
  }
  return (
    <>
      {temValor(tributos.outros) && (
        <DescriptionItem nome="Antidumping e outros devidos (R$)">{formatarDinheiro(tributos.outros)}</DescriptionItem>
      )}
      {encargos.map(({ nome, valor }) => (
        <DescriptionItem key={nome} nome={`${nome} (R$)`}>
          {formatarDinheiro(valor)}
        </DescriptionItem>
      ))}
    </>
  );
}

const temValor = (valor: string | null) => valor !== null && valor !== '0.00';

function devidoERecolher({ tributos, recolher, semRecolher }: DeclaracaoLida['resumo'], tributo: TributoDi | 'outros') {
  const devido = formatarDinheiro(tributos[tributo]);
  if (!semRecolher?.some((sem) => sem === tributo)) return `${devido} · ${formatarDinheiro(recolher[tributo])}`;
  const pago = temValor(recolher[tributo]) ? `, pago ${formatarDinheiro(recolher[tributo])}` : '';
  return `${devido} · não está no arquivo${pago}`;
}

function contagem(adicoes: number, itens: number): string {
  return `${adicoes} ${adicoes === 1 ? 'adição' : 'adições'}, ${itens} ${itens === 1 ? 'item' : 'itens'}`;
}
