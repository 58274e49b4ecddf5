import { useState } from 'react';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { Section } from '#components/ui/page/Section.tsx';

export function DatasSection() {
  return (
    <Section titulo="Datas" nota="Dia, mês e ano: 05/03/2026, 5/3/26 ou 05032026.">
      <Data rotulo="Data do registro" inicial="" />
      <Data rotulo="Data do embarque" inicial="2026-11-20" />
    </Section>
  );
}

function Data({ rotulo, inicial }: { rotulo: string; inicial: string }) {
  const [valor, setValor] = useState(inicial);
  return <DateField rotulo={rotulo} valor={valor} aoMudar={setValor} ajuda={valor && `Valor guardado: ${valor}`} />;
}
