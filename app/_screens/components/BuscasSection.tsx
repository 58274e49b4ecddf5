import Box from '@mui/material/Box';
import { useState } from 'react';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { type LookupOption, useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';

export function BuscasSection() {
  return (
    <Section titulo="Buscas" nota="Digite uma parte do código ou do nome.">
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' }, alignItems: 'start' }}
      >
        {BUSCAS.map(([endpoint, rotulo]) => (
          <Busca key={endpoint} endpoint={endpoint} rotulo={rotulo} />
        ))}
      </Box>
    </Section>
  );
}

function Busca({ endpoint, rotulo }: { endpoint: EndpointLookup; rotulo: string }) {
  const [escolhida, setEscolhida] = useState<LookupOption | null>(null);
  const busca = useLookup(endpoint);
  return (
    <div>
      <LookupField rotulo={rotulo} valor={escolhida} aoEscolher={setEscolhida} maximo={MAXIMO_LOOKUP} {...busca} />
    </div>
  );
}

const BUSCAS: readonly (readonly [EndpointLookup, string])[] = [
  ['Item/GetByPartnumberQ', 'Item'],
  ['Fornecedor/GetByQ', 'Fornecedor'],
  ['Ncm/GetByQ', 'NCM'],
  ['Pais/GetByQ', 'País'],
  ['Urf/GetByQ', 'URF'],
  ['Recinto/GetByQ', 'Recinto'],
  ['Unidade/GetByQ', 'Unidade'],
  ['Importador/GetByQ', 'Importador'],
  ['Representante/GetByQ', 'Representante legal'],
];
