import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { DeclaracaoLida, ImportacaoDi } from '#lib/contracts/declaracao/di.ts';
import { formatarDeclaracao, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { DeclaracaoPreview } from './DeclaracaoPreview.tsx';
import { ParteEscolhidaRow } from './ParteEscolhidaRow.tsx';
import type { ParteEscolhida } from './partes-escolhidas.ts';
import type { RemessaDi } from './use-importacao-di.ts';

interface RemessaDiCardProps {
  remessa: RemessaDi;
  /** No other declaration was dropped, so this one is shown open. */
  unica: boolean;
  aoTirar: (parte: ParteEscolhida) => void;
  aoRetificar: (processoId: string) => void;
}

/** Files that are read together: their names, progress, errors and declarations. */
export function RemessaDiCard({ remessa: remessaDi, unica, aoTirar, aoRetificar }: RemessaDiCardProps) {
  const ocupada = remessaDi.estado === 'lendo' || remessaDi.estado === 'importando';
  return (
    <Card component="article" aria-label={nomeDe(remessaDi)} aria-busy={ocupada}>
      <Stack sx={{ px: 2, py: 1 }}>
        {remessaDi.partes.map((parte) => (
          <ParteEscolhidaRow
            key={remessaDi.partes.indexOf(parte)}
            escolhida={parte}
            ocupada={ocupada}
            aoTirar={() => aoTirar(parte)}
          />
        ))}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {descricao(remessaDi)}
        </Typography>
      </Stack>
      {ocupada && <LinearProgress {...progressoDe(remessaDi.progresso)} aria-label={descricao(remessaDi)} />}
      {'erro' in remessaDi && remessaDi.erro && (
        <Box sx={{ px: 2, pb: 2 }}>
          <Alert severity="error">{remessaDi.erro.message}</Alert>
        </Box>
      )}
      {remessaDi.estado === 'importada' ? (
        <Criados criados={remessaDi.criados} />
      ) : (
        'leitura' in remessaDi &&
        remessaDi.leitura && (
          <Declaracoes declaracoes={remessaDi.leitura.declaracoes} unica={unica} aoRetificar={aoRetificar} />
        )
      )}
    </Card>
  );
}

interface DeclaracoesProps {
  declaracoes: DeclaracaoLida[];
  unica: boolean;
  aoRetificar: (processoId: string) => void;
}

function Declaracoes({ declaracoes, unica, aoRetificar }: DeclaracoesProps) {
  return declaracoes.map((declaracao) => (
    <DeclaracaoPreview
      key={declaracao.numeroDI}
      declaracao={declaracao}
      aoRetificar={aoRetificar}
      aberta={unica || !tudoConfere(declaracao)}
    />
  ));
}

/** Among several declarations, only those with a finding are open. */
function tudoConfere({ conferencias, confronto }: DeclaracaoLida): boolean {
  return conferencias.every(({ nivel }) => nivel === 'ok') && confronto?.outraCarga !== true;
}

/** The processos made from the files of a card. */
function Criados({ criados }: { criados: ImportacaoDi }) {
  return (
    <Stack component="ul" aria-label="Processos criados" sx={{ m: 0, px: 2, pb: 1.5, gap: 0.5, listStyle: 'none' }}>
      {criados.map(({ id, numero, numeroDI }) => (
        <li key={id}>
          <LinkTo to="/importacao/processos/$id" params={{ id }} sx={{ fontWeight: 600 }}>
            {numero}
          </LinkTo>
          {` · ${formatarDeclaracao(numeroDI)}`}
        </li>
      ))}
    </Stack>
  );
}

/** Once the upload is complete, the progress of the server is unknown. */
function progressoDe(parte: number) {
  return parte < 1 ? { variant: 'determinate' as const, value: parte * 100 } : { variant: 'indeterminate' as const };
}

function nomeDe({ duimp, partes }: RemessaDi): string {
  const [primeira, outra] = partes;
  if (primeira && (!outra || duimp === null)) return primeira.arquivo.name;
  return `DUIMP ${formatarNumeroDeclaracao(duimp ?? '')}`;
}

function descricao(remessa: RemessaDi): string {
  switch (remessa.estado) {
    case 'lendo':
      return 'Lendo e conferindo…';
    case 'importando':
      return 'Importando…';
    case 'recusada':
      return remessa.partes.length === 1 ? 'Não pôde ser lido' : 'Não puderam ser lidos';
    case 'importada':
      return 'Importado';
    case 'lida': {
      const { length } = remessa.leitura.declaracoes;
      return length === 1 ? '1 declaração' : `${length} declarações`;
    }
  }
}
