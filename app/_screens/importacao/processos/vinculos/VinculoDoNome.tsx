import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LookupField } from '#components/ui/LookupField.tsx';
import { useLookup } from '#lib/api/lookup.ts';
import type { NomeDeclarado, Vinculo } from '#lib/contracts/apelido.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/lookup.ts';
import { formatarInstante } from '#lib/format/data.ts';

interface VinculoDoNomeProps {
  nome: NomeDeclarado;
  aoVincular: (nome: NomeDeclarado, registroId: string) => void;
  aoDesvincular: (id: string) => void;
}

/** The record that a declared name is linked to, with its reason; or suggestions, each linked by one click. */
export function VinculoDoNome({ nome, aoVincular, aoDesvincular }: VinculoDoNomeProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const { texto, vinculo, sugestoes } = nome;
  if (vinculo) return <Vinculado texto={texto} vinculo={vinculo} aoDesvincular={aoDesvincular} />;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      {sugestoes.map(({ registro, porque }) => (
        <Stack key={registro.id} direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            size="small"
            onClick={() => aoVincular(nome, registro.id)}
            aria-label={`Vincular ${texto} a ${registro.nome}`}
            sx={{ textAlign: 'left' }}
          >
            {registro.nome}
          </Button>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {porque}
          </Typography>
        </Stack>
      ))}
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={`Procurar no cadastro: ${texto}`}
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        {sugestoes.length > 0 ? 'Outro…' : 'Procurar no cadastro…'}
      </Button>
      <Popover
        open={Boolean(ancora)}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Procurar no cadastro' } }}
      >
        <Procura
          recurso={nome.recurso}
          aoEscolher={(registroId) => {
            setAncora(null);
            aoVincular(nome, registroId);
          }}
        />
      </Popover>
    </Stack>
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
    <Stack sx={{ p: 1.5, width: 320, maxWidth: '100%' }}>
      <LookupField
        {...busca}
        rotulo={recurso === 'Fornecedor' ? 'Fornecedor ou fabricante' : 'Item'}
        valor={null}
        aoEscolher={(opcao) => opcao && aoEscolher(opcao.chave)}
        maximo={MAXIMO_LOOKUP}
        focado
      />
    </Stack>
  );
}
