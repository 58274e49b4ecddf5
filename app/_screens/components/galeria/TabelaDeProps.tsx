import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fontFamilyMono } from '#components/theme/tokens.ts';
import { DataTable } from '#components/ui/DataTable.tsx';
import propsGeradas from './props-geradas.json';

/** What a component takes, as its source says it: names and comments are those of the source, in English. */
export function TabelaDeProps({ nome, aberta }: { nome: string; aberta: boolean }) {
  const { props, herda } = (propsGeradas as Props)[nome] ?? { props: [], herda: '' };
  if (props.length === 0 && !herda) return <Typography variant="caption">Sem props.</Typography>;
  return (
    <Box component="details" open={aberta}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.5 }}>
        {`Props de ${nome} (${props.length})`}
      </Box>
      {props.length > 0 && (
        <DataTable
          legenda={`Props de ${nome}`}
          colunas={[
            {
              titulo: 'Nome',
              valor: (prop) => (
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  <Codigo>{prop.nome}</Codigo>
                </Box>
              ),
            },
            { titulo: 'Tipo', valor: (prop) => <Codigo>{prop.tipo}</Codigo> },
            { titulo: 'Obrigatória', valor: (prop) => (prop.obrigatoria ? 'sim' : 'não') },
            { titulo: 'Descrição', valor: (prop) => <span lang="en">{prop.descricao}</span> },
          ]}
          linhas={props}
          chave={(prop) => prop.nome}
        />
      )}
      {herda && (
        <Typography variant="caption" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          E as de <Codigo>{herda}</Codigo>
        </Typography>
      )}
    </Box>
  );
}

type Props = Readonly<
  Record<
    string,
    { props: { nome: string; tipo: string; obrigatoria: boolean; descricao: string }[]; herda: string } | undefined
  >
>;

function Codigo({ children }: { children: string }) {
  return (
    <Box component="code" sx={{ fontFamily: fontFamilyMono, fontSize: '0.75rem', overflowWrap: 'break-word' }}>
      {children}
    </Box>
  );
}
