import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Bloco } from '#lib/contracts/platform/manual.ts';
import { TabelaDoManual } from './TabelaDoManual.tsx';
import { TextoDoManual } from './TextoDoManual.tsx';
import { dizeres, textoCorrido } from './texto-do-bloco.ts';

/** Renders the blocks under a heading of the manual. */
export function BlocosDoManual({ blocos }: { blocos: readonly Bloco[] }) {
  return blocos.map((bloco) => <BlocoDoManual key={dizeres(bloco)[0]} bloco={bloco} />);
}

function BlocoDoManual({ bloco }: { bloco: Bloco }) {
  switch (bloco.tipo) {
    case 'paragrafo':
      return (
        <Typography sx={corpo}>
          <TextoDoManual texto={bloco.texto} />
        </Typography>
      );
    case 'lista':
      return (
        <Box component="ul" sx={{ ...corpo, pl: 2.5 }}>
          {bloco.itens.map((item) => (
            <li key={textoCorrido(item)}>
              <TextoDoManual texto={item} />
            </li>
          ))}
        </Box>
      );
    case 'tabela':
      return <TabelaDoManual {...bloco} />;
    case 'imagem':
      return (
        <Box component="a" href={`ajuda/telas/${bloco.arquivo}`} target="_blank" rel="noopener" sx={figura}>
          <Box
            component="img"
            src={`ajuda/telas/${bloco.arquivo}`}
            alt={bloco.descricao}
            width={bloco.largura}
            height={bloco.altura}
            loading="lazy"
            sx={imagem}
          />
        </Box>
      );
  }
}

const corpo = { my: 1.25, lineHeight: 1.65, maxWidth: '76ch', overflowWrap: 'break-word', '& li': { my: 0.5 } };

/** A figure links to its full size in another tab. */
const figura = { display: 'block', width: 'fit-content', my: 2 };
/** Reserves the space of the image before it loads. A screenshot of a phone stays as narrow as a phone. */
const imagem = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
