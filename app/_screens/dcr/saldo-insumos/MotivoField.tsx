import { TextoField } from '#components/ui/fields/TextoField.tsx';

interface MotivoFieldProps {
  rotulo: string;
  valor: string;
  aoMudar: (motivo: string) => void;
  erro: string | undefined;
  ajuda: string;
}

/** The reason of a movement: the only explanation left for a person who reads the extrato in five years. */
export function MotivoField({ rotulo, valor, aoMudar, erro, ajuda }: MotivoFieldProps) {
  return (
    <TextoField
      rotulo={rotulo}
      required
      multiline
      maximo={500}
      valor={valor}
      aoMudar={aoMudar}
      erro={erro}
      ajuda={ajuda}
    />
  );
}
