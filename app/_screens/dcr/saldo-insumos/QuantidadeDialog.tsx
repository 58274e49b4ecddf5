import { type ReactNode, useState } from 'react';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { MotivoField } from './MotivoField.tsx';
import { MovimentoDialog } from './MovimentoDialog.tsx';
import { type ModoDeAjuste, previsaoDoSaldo, quantidadeDoAjuste } from './saldo-depois.ts';

/** Label, help and what is said while the field is empty. */
interface TextosDoCampo {
  rotulo: string;
  ajuda: string;
  falta: string;
}

interface QuantidadeDialogProps {
  lote: LoteInteiro;
  titulo: string;
  confirmar: string;
  /** Said after the movement is recorded. */
  feito: string;
  modo: ModoDeAjuste;
  quantidade: Omit<TextosDoCampo, 'ajuda'>;
  ajudaDaData: string;
  motivo: TextosDoCampo;
  /** `quantidade` has a sign, as the ledger takes it; `digitada` is the text of the field. Both have up to 7 decimals. */
  gravar: (
    movimento: { versao: number; quantidade: string; data: string; motivo: string },
    digitada: string,
  ) => Promise<unknown>;
  /** A question of its own, below the quantity. `respondida` says whether it is answered for the quantity. */
  pergunta?: {
    respondida: (quantidade: string | null) => boolean;
    campo: (estado: {
      quantidade: string | null;
      tentou: boolean;
      erros: Readonly<Record<string, string>>;
    }) => ReactNode;
  };
  aoFechar: () => void;
  /** Stands above the fields. */
  children: ReactNode;
}

/** Movement of a lot by a typed quantity, on a day, with its reason. It shows the balance that will be left. */
export function QuantidadeDialog(props: QuantidadeDialogProps) {
  const { lote, titulo, confirmar, feito, modo, gravar, aoFechar, children, pergunta } = props;
  const [digitada, setDigitada] = useState('');
  const [data, setData] = useState(hojeEmManaus());
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const quantidade = quantidadeDoAjuste(modo, digitada, lote);
  const { ajuda, erro } = previsaoDoSaldo(quantidade, lote);
  const completo = quantidade !== null && motivo.trim() !== '' && (pergunta?.respondida(quantidade) ?? true);
  return (
    <MovimentoDialog
      titulo={titulo}
      confirmar={confirmar}
      feito={feito}
      pode={erro === undefined}
      aoTentar={() => {
        setTentou(true);
        return completo;
      }}
      gravar={() => gravar({ versao: lote.versao, quantidade: quantidade ?? '0', data, motivo }, digitada)}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
          {children}
          <DecimalField
            rotulo={props.quantidade.rotulo}
            casas={7}
            casasMinimas={0}
            obrigatorio
            unidade={lote.unidade ?? undefined}
            valor={digitada}
            aoMudar={setDigitada}
            erro={erro ?? (tentou && quantidade === null ? props.quantidade.falta : erros.quantidade)}
            ajuda={ajuda}
          />
          {pergunta?.campo({ quantidade, tentou, erros })}
          <DateField
            rotulo="Data"
            obrigatorio
            valor={data}
            aoMudar={setData}
            erro={erros.data}
            ajuda={props.ajudaDaData}
          />
          <MotivoField
            rotulo={props.motivo.rotulo}
            valor={motivo}
            aoMudar={setMotivo}
            erro={tentou && motivo.trim() === '' ? props.motivo.falta : erros.motivo}
            ajuda={props.motivo.ajuda}
          />
        </>
      )}
    </MovimentoDialog>
  );
}
