import { useState } from 'react';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { Section } from '#components/ui/page/Section.tsx';

export function NumerosSection() {
  return (
    <Section titulo="Números" nota="Aceitam 1.234,56 e 1234.56, digitados ou colados.">
      {CAMPOS.map((campo) => (
        <Numero key={campo.rotulo} {...campo} />
      ))}
    </Section>
  );
}

function Numero({ inicial, ...campo }: (typeof CAMPOS)[number]) {
  const [valor, setValor] = useState(inicial);
  return <DecimalField {...campo} valor={valor} aoMudar={setValor} ajuda={valor && `Valor guardado: ${valor}`} />;
}

interface Campo {
  rotulo: string;
  inicial: string;
  casas: number;
  moeda?: string;
  unidade?: string;
}

const CAMPOS: readonly Campo[] = [
  { rotulo: 'Valor em reais', inicial: '1234.50', casas: 2, moeda: 'R$' },
  { rotulo: 'Valor unitário', inicial: '12.5538000', casas: 7, moeda: 'US$' },
  { rotulo: 'Quantidade', inicial: '', casas: 5 },
  { rotulo: 'Peso líquido', inicial: '', casas: 5, unidade: 'kg' },
  { rotulo: 'Alíquota', inicial: '9.65', casas: 2, unidade: '%' },
];
