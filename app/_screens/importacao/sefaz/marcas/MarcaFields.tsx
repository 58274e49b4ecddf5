import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import type { PedidoDeMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import type { TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { CAMPOS_DA_MARCA } from './marca-campos.ts';

type Pedido = Omit<PedidoDeMarca, 'versao'>;

interface MarcaFieldsProps {
  tipo: TipoDeMarca;
  pedido: Pedido;
  /** The server's errors by field. */
  erros: Readonly<Record<string, string>>;
  /** Whether the DAI owes something, so that its release needs a reason. */
  devendo: boolean;
  aoMudar: (mudanca: Partial<Pedido>) => void;
}

/** The fields of a mark besides its day. */
export function MarcaFields({ tipo, pedido, erros, devendo, aoMudar }: MarcaFieldsProps) {
  const { canal, numero, valor, vencimento, motivo } = CAMPOS_DA_MARCA[tipo];
  return (
    <>
      {canal && (
        <TextField
          select
          required
          label="Canal da Sefaz"
          value={pedido.canal ?? ''}
          onChange={({ target }) => aoMudar({ canal: target.value as CanalRfb })}
          error={Boolean(erros.canal)}
          helperText={
            erros.canal ?? 'O que a Sefaz-AM deu à DAI, não o da Receita. Ela parametriza às 9 h, 12 h e 16 h.'
          }
        >
          {CANAIS_RFB.map((canalRfb) => (
            <MenuItem key={canalRfb} value={canalRfb}>
              {NOME_CANAL[canalRfb]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {numero && (
        <TextoField
          rotulo={numero.rotulo}
          required={numero.obrigatorio}
          maximo={30}
          valor={pedido.numero ?? ''}
          aoMudar={(novo) => aoMudar({ numero: novo || null })}
          erro={erros.numero}
        />
      )}
      {valor && (
        <DecimalField
          rotulo={valor.rotulo}
          moeda="R$"
          casas={2}
          obrigatorio={valor.obrigatorio}
          valor={pedido.valor ?? ''}
          aoMudar={(novo) => aoMudar({ valor: novo || null })}
          erro={erros.valor}
          ajuda={valor.ajuda}
        />
      )}
      {vencimento && (
        <DateField
          rotulo="Vencimento do DAR"
          obrigatorio
          valor={pedido.vencimento ?? ''}
          aoMudar={(dia) => aoMudar({ vencimento: dia || null })}
          erro={erros.vencimento}
          ajuda="Passado ou perto dele, a fila avisa."
        />
      )}
      {motivo && (tipo !== 'DESEMBARACADA' || devendo) && (
        <TextoField
          rotulo={motivo.rotulo}
          required={motivo.obrigatorio}
          multiline
          maximo={500}
          valor={pedido.motivo ?? ''}
          aoMudar={(novo) => aoMudar({ motivo: novo || null })}
          erro={erros.motivo}
          ajuda={motivo.ajuda}
        />
      )}
    </>
  );
}
