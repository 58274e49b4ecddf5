import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { ComponentesBusca } from './componentes-busca.ts';
import { GRUPOS, type Grupo } from './grupos.ts';

interface IndiceDaGaleriaProps {
  busca: ComponentesBusca;
  /** Whether the index spans the page, with its groups side by side. */
  deitado: boolean;
}

/** Every component by group, searched by part of its name or purpose. */
export function IndiceDaGaleria({ busca, deitado }: IndiceDaGaleriaProps) {
  const aoLado = useMediaQuery((tema) => tema.breakpoints.up('md'), { noSsr: true });
  const [procurado, setProcurado] = useState('');
  const achados = GRUPOS.map((grupo) => ({ ...grupo, entradas: grupo.entradas.filter(bate(procurado)) })).filter(
    ({ entradas }) => entradas.length > 0,
  );
  const quantos = achados.reduce((soma, { entradas }) => soma + entradas.length, 0);
  return (
    <Stack component="nav" aria-label="Índice dos componentes" sx={{ gap: 1 }}>
      <TextField
        label="Procurar componente"
        type="search"
        value={procurado}
        onChange={({ target }) => setProcurado(target.value)}
        sx={{ maxWidth: 360 }}
      />
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
        {quantos === 1 ? '1 componente' : `${quantos} componentes`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <LinkTo to="/components" search={{ tema: busca.tema }} sx={emNegrito(!busca.componente && !busca.grupo)}>
          Experimentar
        </LinkTo>
        <LinkTo to="/components" search={{ tema: busca.tema, grupo: 'todos' }} sx={emNegrito(busca.grupo === 'todos')}>
          Todos
        </LinkTo>
      </Stack>
      <Box sx={deitado ? colunas : undefined}>
        {achados.map((grupo) => (
          <UmGrupo
            key={grupo.chave}
            grupo={grupo}
            busca={busca}
            // On a phone the open group would push the chosen component out of sight.
            aberto={procurado !== '' || (aoLado && estaNele(grupo, busca))}
          />
        ))}
      </Box>
    </Stack>
  );
}

function UmGrupo({ grupo, busca, aberto }: { grupo: Grupo; busca: ComponentesBusca; aberto: boolean }) {
  const { chave, titulo, entradas } = grupo;
  return (
    <Box component="details" open={aberto} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {`${titulo} (${entradas.length})`}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, listStyle: 'none', display: 'grid', gap: 0.25 }}>
        <li>
          <LinkTo to="/components" search={{ tema: busca.tema, grupo: chave }} sx={emNegrito(busca.grupo === chave)}>
            {`Todos de ${titulo}`}
          </LinkTo>
        </li>
        {entradas.map(({ nome }) => (
          <li key={nome}>
            <LinkTo
              to="/components"
              search={{ tema: busca.tema, componente: nome }}
              sx={emNegrito(busca.componente === nome)}
            >
              {nome}
            </LinkTo>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function bate(procurado: string) {
  const partes = textoDeBusca(procurado).split(' ');
  return ({ nome, para }: { nome: string; para: string }) => {
    const texto = textoDeBusca(nome, para);
    return partes.every((parte) => texto.includes(parte));
  };
}

function estaNele({ chave, entradas }: Grupo, { grupo, componente }: ComponentesBusca): boolean {
  return grupo === chave || entradas.some(({ nome }) => nome === componente);
}

const colunas = { display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' };
const emNegrito = (aqui: boolean) => ({ fontWeight: aqui ? 700 : 400 });
