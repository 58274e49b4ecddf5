import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useLookup } from '#lib/api/platform/lookup.ts';
import type { NomeDeclarado, Sugestao, Vinculo } from '#lib/contracts/cadastros/apelido.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { formatarInstante } from '#lib/format/data.ts';

interface VinculoDoNomeProps {
  nome: NomeDeclarado;
  aoVincular: (nome: NomeDeclarado, registroId: string) => void;
  aoDesvincular: (id: string) => void;
}

/** The record that a declared name is linked to, with its reason; or the nearest one, linked by one click, and the way to the others. */
export function VinculoDoNome({ nome, aoVincular, aoDesvincular }: VinculoDoNomeProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const { texto, vinculo, sugestoes } = nome;
  if (vinculo) return <Vinculado texto={texto} vinculo={vinculo} aoDesvincular={aoDesvincular} />;
  const [primeira, ...outras] = sugestoes;
  const vincularE = (registroId: string) => {
    setAncora(null);
    aoVincular(nome, registroId);
  };
  return (
    <Box sx={lado}>
      {primeira && (
        <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
          <Sugerida texto={texto} sugestao={primeira} aoEscolher={(registroId) => aoVincular(nome, registroId)} />
        </Box>
      )}
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={`Procurar no cadastro: ${texto}`}
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        {primeira ? 'Outro…' : 'Procurar no cadastro…'}
      </Button>
      <Popover
        open={Boolean(ancora)}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Procurar no cadastro' } }}
      >
        <Stack sx={{ p: 1.5, gap: 1, width: 320, maxWidth: '100%' }}>
          {outras.map((sugestao) => (
            <Sugerida key={sugestao.registro.id} texto={texto} sugestao={sugestao} aoEscolher={vincularE} />
          ))}
          <Procura recurso={nome.recurso} aoEscolher={vincularE} />
        </Stack>
      </Popover>
    </Box>
  );
}

interface SugeridaProps {
  texto: string;
  sugestao: Sugestao;
  aoEscolher: (registroId: string) => void;
}

/** A record the name may mean, linked by one click, and why. */
function Sugerida({ texto, sugestao: { registro, porque }, aoEscolher }: SugeridaProps) {
  return (
    <>
      <Button
        size="small"
        onClick={() => aoEscolher(registro.id)}
        aria-label={`Vincular ${texto} a ${registro.nome}`}
        sx={{ display: 'block', minWidth: 0, p: 0, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {registro.nome}
      </Button>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
        {porque}
      </Typography>
    </>
  );
}

interface VinculadoProps extends Pick<VinculoDoNomeProps, 'aoDesvincular'> {
  texto: string;
  vinculo: Vinculo;
}

function Vinculado({ texto, vinculo: { registro, id, por, em }, aoDesvincular }: VinculadoProps) {
  return (
    <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {registro.nome}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {em
            ? `vinculado pelo que ${por} confirmou em ${formatarInstante(em)}`
            : 'vinculado por um apelido que está no cadastro'}
        </Typography>
      </div>
      {id && (
        <Button
          size="small"
          color="inherit"
          onClick={() => aoDesvincular(id)}
          aria-label={`Desfazer o vínculo de ${texto}`}
        >
          Desfazer
        </Button>
      )}
    </Stack>
  );
}

function Procura({ recurso, aoEscolher }: { recurso: NomeDeclarado['recurso']; aoEscolher: (id: string) => void }) {
  const busca = useLookup(recurso === 'Fornecedor' ? 'Fornecedor/GetByQ' : 'Item/GetByPartnumberQ');
  return (
    <LookupField
      {...busca}
      rotulo={recurso === 'Fornecedor' ? 'Fornecedor ou fabricante' : 'Item'}
      valor={null}
      aoEscolher={(opcao) => opcao && aoEscolher(opcao.chave)}
      maximo={MAXIMO_LOOKUP}
      focado
    />
  );
}

const lado = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
