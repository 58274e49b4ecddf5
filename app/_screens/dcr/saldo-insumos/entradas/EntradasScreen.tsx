import Icone from '@mui/icons-material/ReceiptOutlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { CADASTRO_ENTRADA, ENTRADAS_LISTA } from './entrada-cadastro.tsx';

/** The stock that came without a declaration of a processo: purchase notas in the country, and DSIs. */
export function EntradasScreen() {
  return (
    <TelaDaLista
      lista={ENTRADAS_LISTA}
      rotas={CADASTRO_ENTRADA.rotas}
      acima={<DcrNav />}
      acoes={
        <>
          <ButtonTo variant="outlined" color="inherit" to="/dcr/saldo-insumos/inicial">
            Saldo inicial
          </ButtonTo>
          <ButtonTo variant="outlined" color="inherit" to="/dcr/saldo-insumos">
            Ver o saldo
          </ButtonTo>
        </>
      }
      vazia="Nenhuma entrada por nota ou DSI"
      icone={<Icone />}
    >
      O produto estrangeiro comprado no país e o que veio por DSI não têm processo: lance aqui o item da nota ou o bem
      da DSI, e ele passa a estar no saldo, a ser baixado pela DCI na vez dele.
    </TelaDaLista>
  );
}
