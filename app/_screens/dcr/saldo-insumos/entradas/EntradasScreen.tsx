import Icone from '@mui/icons-material/ReceiptOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { ENTRADAS_LISTA } from './entrada-cadastro.tsx';

/** The stock that came without a declaration of a processo: purchase notas in the country, and DSIs. */
export function EntradasScreen() {
  const lista = useLista(ENTRADAS_LISTA);
  const nova = (
    <ButtonTo variant="contained" to="/dcr/saldo-insumos/entradas/nova">
      Nova entrada
    </ButtonTo>
  );
  return (
    <>
      <DcrNav />
      <ListaDoCadastro
        lista={lista}
        novo={nova}
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
      </ListaDoCadastro>
    </>
  );
}
