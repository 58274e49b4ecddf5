import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { type ComponentProps, useState } from 'react';
import { useAvisoComDesfazer } from '#components/cadastro/use-aviso-com-desfazer.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useNomesDeclarados, useVincular } from '#lib/api/cadastros/apelido.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import type { ApelidoNovo, NomeDeclarado } from '#lib/contracts/cadastros/apelido.ts';
import { type RecursoVinculado, sugestaoCerta } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { TextoDeclarado } from './TextoDeclarado.tsx';
import { chaveDoNome, VincularCertosDialog } from './VincularCertosDialog.tsx';
import { VinculoDoNome } from './VinculoDoNome.tsx';

interface VinculosSectionProps {
  processoId: string;
  recurso: RecursoVinculado;
}

/** Links the names of the declaration to records of the cadastro. A link made once holds for all later declarations. */
export function VinculosSection({ processoId, recurso }: VinculosSectionProps) {
  const [pagina, setPagina] = useState(1);
  const { data, error, isValidating, mutate } = useNomesDeclarados({
    processoId,
    recurso,
    pagina,
    tamanho: POR_PAGINA,
  });
  const [certos, setCertos] = useState(false);
  const { falha, esquecerFalha, vincularUm, desvincularUm, vincularOsCertos } = useAtosDeVincular(recurso);
  const { titulo, nenhum } = TEXTOS[recurso];
  // Nothing is shown if the server has no route for links.
  if (doesNotExist(error)) return null;
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  return (
    <Section
      titulo={titulo}
      nota="o que você confirma aqui vale para as próximas declarações"
      acoes={
        data.itens.some((nome) => sugestaoCerta(nome)) && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setCertos(true)}>
            Vincular os certos…
          </Button>
        )
      }
      semMargem
    >
      {isValidating && <LinearProgress aria-label="Atualizando" />}
      {falha && (
        <Alert severity="error" onClose={esquecerFalha} sx={{ mx: 2, mb: 1 }}>
          {falha.message}
        </Alert>
      )}
      {data.itens.length === 0 ? (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{nenhum}</Typography>
      ) : (
        <Stack component="ul" aria-label={titulo} divider={<Divider component="li" aria-hidden />} sx={lista}>
          {data.itens.map((nome) => (
            <NomeVinculado key={chaveDoNome(nome)} nome={nome} aoVincular={vincularUm} aoDesvincular={desvincularUm} />
          ))}
        </Stack>
      )}
      {data.total > POR_PAGINA && (
        <ListPagination
          total={data.total}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
      {certos && (
        <VincularCertosDialog
          processoId={processoId}
          recurso={recurso}
          titulo={titulo}
          aoVincular={async (novos) => {
            await vincularOsCertos(novos);
            setCertos(false);
          }}
          aoFechar={() => setCertos(false)}
        />
      )}
    </Section>
  );
}

/** Links and unlinks names; each act says what it did, and can be taken back. */
function useAtosDeVincular(recurso: RecursoVinculado) {
  const [falha, setFalha] = useState<Error | null>(null);
  const { vincular, vincularTodos, desvincular, desvincularTodos } = useVincular();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { contarAto } = useAvisoComDesfazer();
  const fazer = async (acao: () => Promise<void>) => {
    setFalha(null);
    try {
      await acao();
    } catch (erro) {
      setFalha(erro as Error);
    }
  };
  return {
    falha,
    esquecerFalha: () => setFalha(null),
    // A linked name moves behind the others, so a message keeps the link and its undo in sight.
    vincularUm: ({ texto, ncm }: NomeDeclarado, registroId: string) =>
      fazer(async () => {
        const { id, registro } = await vincular({ recurso, texto, ncm, registroId });
        const desfazer = (aviso: SnackbarKey) => {
          closeSnackbar(aviso);
          fazer(() => desvincular(id));
        };
        enqueueSnackbar(`${texto}: vinculado a ${registro.nome}.`, {
          variant: 'success',
          action: (aviso) => (
            <Button color="inherit" size="small" onClick={() => desfazer(aviso)}>
              Desfazer
            </Button>
          ),
        });
      }),
    desvincularUm: (id: string) => fazer(() => desvincular(id)),
    vincularOsCertos: async (novos: ApelidoNovo[]) => {
      const { feitos, falha: recusa } = await vincularTodos(novos);
      if (feitos.length > 0) {
        contarAto(feitos.length === 1 ? '1 nome vinculado.' : `${feitos.length} nomes vinculados.`, () =>
          desvincularTodos(feitos.map(({ id }) => id)),
        );
      }
      if (recusa) throw recusa;
    },
  };
}

function NomeVinculado({ nome, ...atos }: ComponentProps<typeof VinculoDoNome>) {
  return (
    <Box component="li" sx={linha}>
      <div>
        <Typography variant="body2">
          <TextoDeclarado texto={nome.texto} citado={nome.sugestoes[0]?.registro.nome} />
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {ondeEsta(nome)}
        </Typography>
      </div>
      <VinculoDoNome nome={nome} {...atos} />
    </Box>
  );
}

function ondeEsta({ ncm, adicoes }: NomeDeclarado): string {
  const [primeira, ...outras] = adicoes;
  const onde = outras.length === 0 ? `adição ${primeira}` : `adições ${adicoes.slice(0, 6).join(', ')}`;
  const resto = adicoes.length > 6 ? ` e mais ${adicoes.length - 6}` : '';
  return [ncm && `NCM ${formatarNcm(ncm)}`, `${onde}${resto}`].filter(Boolean).join(', ');
}

const lista = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' };

/** Side by side; one above the other on a phone. */
const linha = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 0.75,
  overflowWrap: 'anywhere',
};

const POR_PAGINA = 10;

const TEXTOS: Record<RecursoVinculado, { titulo: string; nenhum: string }> = {
  Fornecedor: {
    titulo: 'Vínculos de fornecedores e fabricantes',
    nenhum: 'A declaração não traz nome de fornecedor nem de fabricante.',
  },
  Item: { titulo: 'Vínculos de itens', nenhum: 'A declaração não traz itens.' },
};
