import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { usePage } from '#lib/api/platform/list.ts';
import { processos } from '#lib/api/processo/processo.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { useSession } from '#lib/session/session.ts';

/** The person's own unfinished processos, newest first. Without any, nothing is shown. */
export function AssistenteRetomar() {
  const criadoPorId = useSession()?.id;
  const { data } = usePage(processos, {
    situacao: 'EM_ABERTO',
    criadoPorId,
    ordem: '-criadoEm',
    tamanho: MAXIMO,
  });
  if (!data || data.itens.length === 0) return null;
  const { itens, total } = data;
  return (
    <Section
      titulo="Continuar de onde parou"
      nota={total > itens.length ? `os ${itens.length} mais novos de ${total} em aberto que você começou` : undefined}
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.25 }}>
        {itens.map(({ id, numero, referencia, importador, fornecedor, itens: quantos, criadoEm }) => (
          <li key={id}>
            <LinkTo to="/importacao/novo-processo" search={{ processo: id }} sx={{ fontWeight: 600 }}>
              {[numero, referencia].filter(Boolean).join(' · ')}
            </LinkTo>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[
                importador.nome,
                fornecedor && `de ${fornecedor}`,
                quantos === 1 ? '1 item' : quantos > 0 && `${quantos} itens`,
                `começado em ${formatarInstante(criadoEm)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

const MAXIMO = 5;
