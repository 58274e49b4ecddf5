import Box from '@mui/material/Box';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';

interface ProcuradoProps {
  nome: string;
  endpoint: Parameters<typeof useLookup>[0];
  aoEscolher: (id: string) => void;
}

/** The field of a filter chip in which the person looks up a record. */
export function Procurado({ nome, endpoint, aoEscolher }: ProcuradoProps) {
  const busca = useLookup(endpoint);
  return (
    <Box sx={{ p: 1.5, width: 320, maxWidth: '100%' }}>
      <LookupField
        {...busca}
        rotulo={nome}
        valor={null}
        aoEscolher={(opcao) => opcao && aoEscolher(opcao.chave)}
        maximo={MAXIMO_LOOKUP}
        focado
      />
    </Box>
  );
}
