// Gerado por npm run gerar:cliente: não se edita.
export interface paths {
	"/Auth/Login": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["entrar"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/Auth/Logout": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["sair"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/Auth/Convite/{token}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerConvite"];
		put?: never;
		post: operations["aceitarConvite"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Moeda": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarMoeda"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/Totais": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoTotais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Passo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["darPassoProcesso"];
		delete: operations["desfazerPassoProcesso"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/DoPedido": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["criarProcessoDoPedido"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Duplicar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["duplicarProcesso"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Adicao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarAdicao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/ItensDoProcesso/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerItensDoProcesso"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/ItensDoProcesso": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put: operations["alterarItensDoProcesso"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Apelido": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarApelido"];
		put?: never;
		post: operations["criarApelido"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Apelido/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["excluirApelido"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Di/Ler": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["lerDi"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/ImportarDi": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["importarDiProcesso"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Retificacoes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarProcessoRetificacoes"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Arquivo/{arquivoId}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoArquivo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Comparacao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoComparacao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Memoria": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoMemoria"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Custo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoCusto"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Custo/Memoria": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoCustoMemoria"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Cambio": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoCambio"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Moeda/Buscar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["buscarCotacoes"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Espelho": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcessoEspelho"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Documento": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDocumento"];
		put: operations["alterarDocumento"];
		post: operations["enviarDocumento"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Documento/{id}/Conteudo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDocumentoConteudo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Documento/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["excluirDocumento"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Documento/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarDocumento"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrderItem": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPurchaseOrderItem"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrderItem/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarPurchaseOrderItem"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrderItem/Totais": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerPurchaseOrderItemTotais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrderItem/TotaisPorMoeda": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPurchaseOrderItemTotaisPorMoeda"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/Relatorio": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPurchaseOrderRelatorio"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/Relatorio/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarPurchaseOrderRelatorio"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/{id}/Diferencas": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPurchaseOrderDiferencas"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/LerItens": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["lerItensPurchaseOrder"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/Completar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["completarPurchaseOrder"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura/LerLinhas": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["lerLinhasEstrutura"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarFornecedor"];
		put: operations["alterarFornecedor"];
		post: operations["criarFornecedor"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarFornecedor"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerFornecedor"];
		put?: never;
		post?: never;
		delete: operations["excluirFornecedor"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarFornecedor"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosFornecedor"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosFornecedor"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarItem"];
		put: operations["alterarItem"];
		post: operations["criarItem"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarItem"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerItem"];
		put?: never;
		post?: never;
		delete: operations["excluirItem"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarItem"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosItem"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosItem"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarNcm"];
		put: operations["alterarNcm"];
		post: operations["criarNcm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarNcm"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerNcm"];
		put?: never;
		post?: never;
		delete: operations["excluirNcm"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarNcm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosNcm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosNcm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Parametro": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarParametro"];
		put: operations["alterarParametro"];
		post: operations["criarParametro"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Parametro/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarParametro"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Parametro/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerParametro"];
		put?: never;
		post?: never;
		delete: operations["excluirParametro"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Parametro/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarParametro"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Parametro/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosParametro"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Parametro/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosParametro"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarImportador"];
		put: operations["alterarImportador"];
		post: operations["criarImportador"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarImportador"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerImportador"];
		put?: never;
		post?: never;
		delete: operations["excluirImportador"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarImportador"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosImportador"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosImportador"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarRepresentante"];
		put: operations["alterarRepresentante"];
		post: operations["criarRepresentante"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarRepresentante"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerRepresentante"];
		put?: never;
		post?: never;
		delete: operations["excluirRepresentante"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarRepresentante"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosRepresentante"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosRepresentante"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPurchaseOrder"];
		put: operations["alterarPurchaseOrder"];
		post: operations["criarPurchaseOrder"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarPurchaseOrder"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerPurchaseOrder"];
		put?: never;
		post?: never;
		delete: operations["excluirPurchaseOrder"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarPurchaseOrder"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosPurchaseOrder"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/PurchaseOrder/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosPurchaseOrder"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarProcesso"];
		put: operations["alterarProcesso"];
		post: operations["criarProcesso"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarProcesso"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProcesso"];
		put?: never;
		post?: never;
		delete: operations["excluirProcesso"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarProcesso"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosProcesso"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Processo/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosProcesso"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarMatrizTributacao"];
		put: operations["alterarMatrizTributacao"];
		post: operations["criarMatrizTributacao"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarMatrizTributacao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMatrizTributacao"];
		put?: never;
		post?: never;
		delete: operations["excluirMatrizTributacao"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarMatrizTributacao"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosMatrizTributacao"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosMatrizTributacao"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Despesa": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDespesa"];
		put: operations["alterarDespesa"];
		post: operations["criarDespesa"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Despesa/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarDespesa"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Despesa/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDespesa"];
		put?: never;
		post?: never;
		delete: operations["excluirDespesa"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Despesa/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarDespesa"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Despesa/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosDespesa"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Despesa/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosDespesa"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDcr"];
		put: operations["alterarDcr"];
		post: operations["criarDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarDcr"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDcr"];
		put?: never;
		post?: never;
		delete: operations["excluirDcr"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDci"];
		put: operations["alterarDci"];
		post: operations["criarDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarDci"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDci"];
		put?: never;
		post?: never;
		delete: operations["excluirDci"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarProduto"];
		put: operations["alterarProduto"];
		post: operations["criarProduto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarProduto"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerProduto"];
		put?: never;
		post?: never;
		delete: operations["excluirProduto"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarProduto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosProduto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosProduto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarEstrutura"];
		put: operations["alterarEstrutura"];
		post: operations["criarEstrutura"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarEstrutura"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerEstrutura"];
		put?: never;
		post?: never;
		delete: operations["excluirEstrutura"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarEstrutura"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosEstrutura"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Estrutura/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosEstrutura"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarCompraNacional"];
		put: operations["alterarCompraNacional"];
		post: operations["criarCompraNacional"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarCompraNacional"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerCompraNacional"];
		put?: never;
		post?: never;
		delete: operations["excluirCompraNacional"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarCompraNacional"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosCompraNacional"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosCompraNacional"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EntradaDeInsumo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarEntradaDeInsumo"];
		put: operations["alterarEntradaDeInsumo"];
		post: operations["criarEntradaDeInsumo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EntradaDeInsumo/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarEntradaDeInsumo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EntradaDeInsumo/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerEntradaDeInsumo"];
		put?: never;
		post?: never;
		delete: operations["excluirEntradaDeInsumo"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EntradaDeInsumo/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarEntradaDeInsumo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EntradaDeInsumo/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosEntradaDeInsumo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EntradaDeInsumo/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosEntradaDeInsumo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarWebhook"];
		put: operations["alterarWebhook"];
		post: operations["criarWebhook"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarWebhook"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerWebhook"];
		put?: never;
		post?: never;
		delete: operations["excluirWebhook"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarWebhook"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosWebhook"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosWebhook"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPais"];
		put: operations["alterarPais"];
		post: operations["criarPais"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarPais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerPais"];
		put?: never;
		post?: never;
		delete: operations["excluirPais"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarPais"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosPais"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosPais"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarUrf"];
		put: operations["alterarUrf"];
		post: operations["criarUrf"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarUrf"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerUrf"];
		put?: never;
		post?: never;
		delete: operations["excluirUrf"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarUrf"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosUrf"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosUrf"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarRecinto"];
		put: operations["alterarRecinto"];
		post: operations["criarRecinto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarRecinto"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerRecinto"];
		put?: never;
		post?: never;
		delete: operations["excluirRecinto"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarRecinto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosRecinto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosRecinto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarUnidade"];
		put: operations["alterarUnidade"];
		post: operations["criarUnidade"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarUnidade"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerUnidade"];
		put?: never;
		post?: never;
		delete: operations["excluirUnidade"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarUnidade"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosUnidade"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosUnidade"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarIncoterm"];
		put: operations["alterarIncoterm"];
		post: operations["criarIncoterm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarIncoterm"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerIncoterm"];
		put?: never;
		post?: never;
		delete: operations["excluirIncoterm"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarIncoterm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosIncoterm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosIncoterm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarMoedaSiscomex"];
		put: operations["alterarMoedaSiscomex"];
		post: operations["criarMoedaSiscomex"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarMoedaSiscomex"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMoedaSiscomex"];
		put?: never;
		post?: never;
		delete: operations["excluirMoedaSiscomex"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarMoedaSiscomex"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex/ExcluirVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["excluirVariosMoedaSiscomex"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex/RestaurarVarios": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarVariosMoedaSiscomex"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Fornecedor/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarFornecedor"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Item/GetByPartnumberQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarItem"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Importador/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarImportador"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Representante/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarRepresentante"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Produto/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarProduto"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/CompraNacional/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarCompraNacional"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarNcm"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Pais/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarPais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Urf/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarUrf"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Recinto/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarRecinto"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Unidade/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarUnidade"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Incoterm/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarIncoterm"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MoedaSiscomex/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarMoedaSiscomex"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Municipio/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarMunicipio"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Ncm/Importar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["importarNcm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Historico": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarHistorico"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Historico/{id}/Desfazer": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["desfazerHistorico"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MinhaConta": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMinhaConta"];
		put: operations["alterarMinhaConta"];
		post: operations["enviarMinhaFoto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MinhaConta/Senha": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["trocarMinhaSenha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MinhaConta/Sessoes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarMinhaContaSessoes"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MinhaConta/Sessoes/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["encerrarSessao"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MinhaConta/Sessoes/EncerrarOutras": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["encerrarOutrasSessoes"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Empresa/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerEmpresa"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Empresa": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put: operations["alterarEmpresa"];
		post: operations["enviarLogoDaEmpresa"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Empresa/{id}/Logo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerEmpresaLogo"];
		put?: never;
		post?: never;
		delete: operations["excluirEmpresaLogo"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Empresa/{id}/Exportacao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerEmpresaExportacao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Usuario": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarUsuario"];
		put?: never;
		post: operations["convidarUsuario"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Usuario/{id}/Convite": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["convidarDeNovo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Usuario/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["excluirUsuario"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Usuario/{id}/Restaurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["restaurarUsuario"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Usuario/{id}/Foto": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerUsuarioFoto"];
		put?: never;
		post?: never;
		delete: operations["excluirUsuarioFoto"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Calculo/importacao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["calcularImportacao"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Calculo/icms": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["calcularIcms"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Calculo/tcif": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["calcularTcif"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Calculo/dcr": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["calcularDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Calculo/dci": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["calcularDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Calculo/saldo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["calcularSaldo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EsquemaXsd": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarEsquemaXsd"];
		put?: never;
		post: operations["enviarEsquemaXsd"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EsquemaXsd/{id}/Conteudo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerEsquemaXsdConteudo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/EsquemaXsd/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["excluirEsquemaXsd"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/PreviaXml": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMatrizTributacaoPreviaXml"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MatrizTributacao/Xml": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMatrizTributacaoXml"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Busca": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["buscarEmTudo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Visao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarVisao"];
		put: operations["alterarVisao"];
		post: operations["criarVisao"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Visao/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["excluirVisao"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/RegistroDi": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerRelatorioRegistroDi"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/RegistroDi/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarRelatorioRegistroDi"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/CustoRealizado": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerRelatorioCustoRealizado"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/CustoRealizado/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarRelatorioCustoRealizado"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/TempoPorEtapa": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerRelatorioTempoPorEtapa"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/TempoPorEtapa/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarRelatorioTempoPorEtapa"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/TributosSuspensos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerRelatorioTributosSuspensos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Relatorio/TributosSuspensos/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarRelatorioTributosSuspensos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/TermoDeLacre": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiTermoDeLacre"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/RelatorioPorIe": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiRelatorioPorIe"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dashboard": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDashboard"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Aviso": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarAvisos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Aviso/Contagem": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["contarAvisos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Aviso/Lidos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["darAvisosPorLidos"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Aviso/Eventos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["acompanharAvisos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/{id}/Segredo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["trocarSegredoDoWebhook"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/{id}/Teste": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["testarWebhook"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/{id}/Entregas": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarWebhookEntregas"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Webhook/Entrega/{id}/Repetir": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["repetirWebhookEntrega"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDai"];
		put: operations["alterarDai"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/Totais": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiTotais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/Pendencias": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiPendencias"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarDai"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/Ciencia": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["darCienciaDai"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDai"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}/Marca": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["marcarDai"];
		delete: operations["desmarcarDai"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}/Conferencia": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["conferirDai"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}/Memoria": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiMemoria"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}/Diferencas": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiDiferencas"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}/PreviaXml": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiPreviaXml"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dai/{id}/Envio/{envioId}/Xml": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDaiEnvioXml"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Passo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["darPassoDcr"];
		delete: operations["desfazerPassoDcr"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Copiar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["copiarDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Conferencia": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDcrConferencia"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Arquivo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDcrArquivo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Espelho": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDcrEspelho"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/GetByQ": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["procurarDcr"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/InsumosDaDi": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDcrInsumosDaDi"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/Montar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["montarDcr"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dcr/{id}/Atualizacao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDcrAtualizacao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Passo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["darPassoDci"];
		delete: operations["desfazerPassoDci"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Copiar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["copiarDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Conferencia": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciConferencia"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Arquivo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciArquivo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Espelho": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciEspelho"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/Totais": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciTotais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/Pendentes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDciPendentes"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Apurar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["apurarDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Insumos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciInsumos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Pagamento": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["pagarDci"];
		delete: operations["desfazerPagamentoDci"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Darf": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciDarf"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Darf/Pdf": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciDarfPdf"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Planilha": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciPlanilha"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Notas": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarDciNotas"];
		put?: never;
		post: operations["enviarNotasDci"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Recebimento/{recebimento}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciRecebimento"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Nota": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put: operations["alterarDciNota"];
		post: operations["criarDciNota"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Nota/{nota}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		delete: operations["excluirDciNota"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/{id}/Nota/{nota}/Fora": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["deixarNotaForaDci"];
		delete: operations["devolverNotaDci"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/Habilitacao": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerDciHabilitacao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Dci/Habilitacao/{arquivo}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarDciHabilitacao"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarSaldoInsumo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarSaldoInsumo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/Totais": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerSaldoInsumoTotais"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/Grupos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarSaldoInsumoGrupos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/Grupos/Exportar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["exportarSaldoInsumoGrupos"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerSaldoInsumo"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/{id}/Ajustar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["ajustarSaldoInsumo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/{id}/Devolver": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["devolverSaldoInsumo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/SaldoInsumo/Movimento/{id}/Estornar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["estornarSaldoInsumoMovimento"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Linhagem": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerLinhagem"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Mapa": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMapa"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["enviarPlanilha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerPlanilha"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/Conferir": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["conferirPlanilha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/Erros": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["listarPlanilhaErros"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/ArquivoDeErros": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerPlanilhaArquivoDeErros"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/Correcoes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["enviarCorrecoesDaPlanilha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/Gravar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["gravarPlanilha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/Cancelar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["cancelarPlanilha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/Planilha/{id}/Desfazer": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["desfazerPlanilha"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MeuDia": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["lerMeuDia"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MeuDia/Contagem": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get: operations["contarMeuDia"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/api/MeuDia/Adiamento": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post: operations["adiarDoMeuDia"];
		delete: operations["trazerDeVoltaAoMeuDia"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
}
export type webhooks = Record<string, never>;
export interface components {
	schemas: {
		AceitarConviteCorpo: {
			senha: string;
		};
		AdiarDoMeuDiaCorpo: {
			chave: string;
			ate: string;
			motivo: string;
		};
		AdicaoResumo: {
			numero: string;
			numeroLI: string | null;
			ncm: string;
			nomeNcm: string | null;
			incoterm: string | null;
			localCondicaoVenda: string | null;
			moeda: {
				codigo: string | null;
				nome: string | null;
			};
			valorMoeda: string | null;
			valorReais: string | null;
			valorTotalCondicaoVenda: string | null;
			freteReais: string | null;
			seguroReais: string | null;
			acrescimos: {
				codigo: string | null;
				denominacao: string | null;
				moeda: {
					codigo: string | null;
					nome: string | null;
				};
				valorMoeda: string | null;
				valorReais: string | null;
				campos?: {
					[key: string]: string | number | null;
				};
			}[];
			deducoes: {
				codigo: string | null;
				denominacao: string | null;
				moeda: {
					codigo: string | null;
					nome: string | null;
				};
				valorMoeda: string | null;
				valorReais: string | null;
				campos?: {
					[key: string]: string | number | null;
				};
			}[];
			pesoLiquido: string | null;
			quantidadeEstatistica: string | null;
			unidadeEstatistica: string | null;
			fornecedor: string | null;
			fabricante: string | null;
			paisOrigem: {
				codigo: string | null;
				nome: string | null;
			};
			paisAquisicao: {
				codigo: string | null;
				nome: string | null;
			};
			aplicacao: string | null;
			condicao: string | null;
			tributos: {
				ii: {
					regime: {
						codigo: string | null;
						nome: string | null;
					};
					base: string | null;
					aliquota: string | null;
					aliquotaReduzida: string | null;
					devido: string;
					recolher: string;
				};
				ipi: {
					regime: {
						codigo: string | null;
						nome: string | null;
					};
					base: string | null;
					aliquota: string | null;
					aliquotaReduzida: string | null;
					devido: string;
					recolher: string;
				};
				pis: {
					regime: {
						codigo: string | null;
						nome: string | null;
					};
					base: string | null;
					aliquota: string | null;
					aliquotaReduzida: string | null;
					devido: string;
					recolher: string;
				};
				cofins: {
					regime: {
						codigo: string | null;
						nome: string | null;
					};
					base: string | null;
					aliquota: string | null;
					aliquotaReduzida: string | null;
					devido: string;
					recolher: string;
				};
			};
			outros?: {
				antidumping?: {
					devido: string;
					recolher: string;
					especifica: {
						quantidade: string;
						valorUnidade: string;
					} | null;
					aliquota: string | null;
				};
				compensatorio?: {
					devido: string;
					recolher: string;
					especifica: {
						quantidade: string;
						valorUnidade: string;
					} | null;
					aliquota: string | null;
				};
				salvaguarda?: {
					devido: string;
					recolher: string;
					especifica: {
						quantidade: string;
						valorUnidade: string;
					} | null;
					aliquota: string | null;
				};
				cide?: {
					devido: string;
					recolher: string;
					especifica: {
						quantidade: string;
						valorUnidade: string;
					} | null;
					aliquota: string | null;
				};
				multa?: {
					devido: string;
					recolher: string;
					especifica: {
						quantidade: string;
						valorUnidade: string;
					} | null;
					aliquota: string | null;
				};
			};
			itens: {
				sequencia: number;
				descricao: string;
				quantidade: string;
				unidade: string | null;
				valorUnitario: string;
				duimp?: {
					pesoLiquido: string | null;
					quantidadeEstatistica: string | null;
					valorMoeda: string | null;
					valorReais: string | null;
					freteReais: string | null;
					seguroReais: string | null;
					valorAduaneiro: string | null;
					acrescimos: {
						codigo: string | null;
						denominacao: string | null;
						moeda: {
							codigo: string | null;
							nome: string | null;
						};
						valorMoeda: string | null;
						valorReais: string | null;
						campos?: {
							[key: string]: string | number | null;
						};
					}[];
					deducoes: {
						codigo: string | null;
						denominacao: string | null;
						moeda: {
							codigo: string | null;
							nome: string | null;
						};
						valorMoeda: string | null;
						valorReais: string | null;
						campos?: {
							[key: string]: string | number | null;
						};
					}[];
					tributos: {
						ii: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
							fundamento: string | null;
							tipoAliquota?: string | null;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							baseReduzida: string | null;
							reducaoDaBase: string | null;
							reducaoDaAliquota: string | null;
							percentualPagamento: string | null;
							calculado: string | null;
							reduzido: string | null;
							suspenso: string | null;
							originalDevido: string | null;
							atributos: {
								codigo: string | null;
								valor: string | null;
							}[];
						};
						ipi: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
							fundamento: string | null;
							tipoAliquota?: string | null;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							baseReduzida: string | null;
							reducaoDaBase: string | null;
							reducaoDaAliquota: string | null;
							percentualPagamento: string | null;
							calculado: string | null;
							reduzido: string | null;
							suspenso: string | null;
							originalDevido: string | null;
							atributos: {
								codigo: string | null;
								valor: string | null;
							}[];
						};
						pis: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
							fundamento: string | null;
							tipoAliquota?: string | null;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							baseReduzida: string | null;
							reducaoDaBase: string | null;
							reducaoDaAliquota: string | null;
							percentualPagamento: string | null;
							calculado: string | null;
							reduzido: string | null;
							suspenso: string | null;
							originalDevido: string | null;
							atributos: {
								codigo: string | null;
								valor: string | null;
							}[];
						};
						cofins: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
							fundamento: string | null;
							tipoAliquota?: string | null;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							baseReduzida: string | null;
							reducaoDaBase: string | null;
							reducaoDaAliquota: string | null;
							percentualPagamento: string | null;
							calculado: string | null;
							reduzido: string | null;
							suspenso: string | null;
							originalDevido: string | null;
							atributos: {
								codigo: string | null;
								valor: string | null;
							}[];
						};
					};
					outros: {
						antidumping?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						compensatorio?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						salvaguarda?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						cide?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						multa?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
					};
					aplicacao: string | null;
					metodoValoracao: string | null;
					coberturaCambial: string | null;
					rof: string | null;
					vinculo: string | null;
					adquirente: string | null;
					produto: {
						codigo: string | null;
						versao: string | null;
					};
					declaracoesVinculadas: {
						[key: string]: string | number | null;
					}[];
					atributos: {
						codigo: string | null;
						valor: string | null;
					}[];
				};
				campos?: {
					[key: string]: string | number | null;
				};
				itemVinculado?: {
					id: string;
					nome: string;
				};
			}[];
			campos: {
				[key: string]: string | null;
			};
			grupos?: {
				[key: string]: {
					[key: string]: string | number | null;
				}[];
			};
			fornecedorVinculado?: {
				id: string;
				nome: string;
			};
			fabricanteVinculado?: {
				id: string;
				nome: string;
			};
			id: string;
			processoId: string;
			valorAduaneiro: string;
		};
		AjustarSaldoInsumoCorpo: {
			versao: number;
			quantidade: string;
			data: string;
			motivo: string;
		};
		AlterarDciNotaCorpo: {
			numero: string;
			serie: string;
			chave?: string | null;
			emissao: string;
			saida?: string | null;
			destinatario: {
				/** @enum {string} */
				tipo: "PJ";
				documento: string;
				nome: string;
			} | {
				/** @enum {string} */
				tipo: "PF";
				documento: string;
				nome: string;
			};
			/** @enum {string} */
			uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
			municipio: {
				codigo: string;
			};
			itens: {
				codigo: string;
				descricao: string;
				ncm: string;
				cfop: string;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
			}[];
			id: string;
			versao: number;
		};
		ApelidoNovo: {
			/** @enum {string} */
			recurso: "Fornecedor" | "Item";
			texto: string;
			ncm?: string | null;
			registroId: string;
		};
		ApelidoResumo: {
			/** @enum {string} */
			recurso: "Fornecedor" | "Item";
			texto: string;
			ncm: string | null;
			adicoes: string[];
			vinculo: {
				registro: {
					id: string;
					nome: string;
				};
				/** @enum {string} */
				origem: "CONFIRMADO" | "CADASTRO";
				id: string | null;
				por: string | null;
				em: string | null;
			} | null;
			sugestoes: {
				registro: {
					id: string;
					nome: string;
				};
				semelhanca: string;
				porque: string;
			}[];
		};
		AvisoResumo: {
			id: string;
			/** @enum {string} */
			tipo: "CANAL" | "EXIGENCIA" | "CIENCIA" | "MUDANCA" | "EXCLUSAO";
			/** @enum {string} */
			recurso: "Processo" | "Dai" | "Dci" | "Dcr";
			registroId: string;
			titulo: string;
			texto: string;
			autor: string;
			vezes: number;
			em: string;
			lidoEm: string | null;
		};
		BuscaResumo: {
			/** @enum {string} */
			tipo: "PROCESSO" | "DAI" | "PEDIDO" | "DCR" | "DCI" | "NOTA" | "IMPORTADOR" | "FORNECEDOR" | "ITEM" | "PRODUTO" | "NCM" | "REPRESENTANTE" | "PESSOA";
			id: string;
			titulo: string;
			detalhe: string | null;
			porque: string | null;
			em: string | null;
		};
		BuscarCotacoesCorpo: {
			sigla: string;
			dia: string;
		};
		CalcularDcrCorpo: {
			/** @enum {string} */
			tipoCoeficiente: "F" | "V";
			acrescimoPP: string;
			nacionais: {
				nome: string;
				qtd: string;
				vuUSD: string;
				fonte?: string;
			}[];
			subcomponentes?: {
				nome: string;
				qtd: string;
				vuUSD: string;
				fonte?: string;
				aliqII: string;
				/** @enum {string} */
				suspensao: "S" | "N";
				/** @enum {string} */
				reduz: "S" | "N";
				/** @enum {string} */
				incluiBC: "S" | "N";
			}[];
			importados: {
				nome: string;
				qtd: string;
				vuUSD: string;
				fonte?: string;
				aliqII: string;
				/** @enum {string} */
				suspensao: "S" | "N";
				/** @enum {string} */
				reduz: "S" | "N";
			}[];
			salariosUSD: string;
			encargosUSD: string;
			/** @enum {string} */
			arredondamentoCoeficiente?: "MEIO_PARA_CIMA" | "TRUNCAR";
		};
		CalcularDcrResposta: {
			CCN: string;
			CCI: string;
			CMO: string;
			coefCalculado6: string;
			CRA: string;
			iiCheioUSD: string;
			iiUnitUSD: string;
			linhas: {
				nome: string;
				valorUSD: string;
				iiCheioUSD: string;
				iiDevidoUSD: string;
			}[];
			avisos: {
				codigo: string;
				mensagem: string;
			}[];
			memoria: components["schemas"]["Memoria"];
			memorias: {
				[key: string]: components["schemas"]["Memoria"];
			};
		};
		CalcularIcmsCorpo: {
			VA: string;
			II: string;
			IPI: string;
			PIS: string;
			COFINS: string;
			taxas: string;
			afrmm?: string;
			antidumping?: string;
			despesas?: string;
			aliquota: string;
			/** @enum {string} */
			tratamento?: "INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA";
			reducaoPerc?: string;
		};
		CalcularIcmsResposta: {
			BC: string;
			ICMS: string;
			recolher: string;
			memoria: components["schemas"]["Memoria"];
		};
		CalcularImportacaoCorpo: {
			/** @enum {string} */
			tipoDocumento?: "DI" | "DUIMP";
			dataRegistro: string;
			/** @enum {string} */
			incoterm: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
			taxas: {
				[key: string]: string;
			};
			frete?: {
				moeda: string;
				valor: string;
				emTerritorioNacional?: string;
			};
			seguro?: {
				moeda: string;
				valor: string;
			};
			adicoes: {
				numero: string;
				ncm: string;
				/** @enum {string} */
				incoterm?: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
				moeda: string;
				pesoLiquido: string;
				itens: {
					numero?: string;
					quantidade: string;
					valorUnitario: string;
					pesoLiquido?: string;
				}[];
				acrescimos: {
					moeda: string;
					valor: string;
					denominacao?: string;
					capatazia?: boolean;
				}[];
				deducoes: {
					moeda: string;
					valor: string;
					denominacao?: string;
					capatazia?: boolean;
				}[];
				tributos: {
					ii: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota: string;
						exTarifario?: {
							aliquota: string;
							ato?: string;
						};
						acordo?: {
							aliquota?: string;
							margem?: string;
							nome?: string;
						};
					};
					ipi: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
					};
					pis: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
						/** @enum {string} */
						categoria?: "GERAL" | "AUTOPECAS";
					};
					cofins: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
						/** @enum {string} */
						categoria?: "GERAL" | "AUTOPECAS";
						adicional?: boolean;
					};
				};
				antidumping?: {
					/** @enum {string} */
					tipo: "ESPECIFICO";
					moeda: string;
					quantidade: string;
					valorUnidade: string;
				} | {
					/** @enum {string} */
					tipo: "AD_VALOREM";
					aliquota: string;
				};
			}[];
			afrmm?: {
				frete: {
					moeda: string;
					valor: string;
				};
				/** @enum {string} */
				navegacao: "LONGO_CURSO" | "CABOTAGEM" | "FLUVIAL_GRANEL_LIQUIDO" | "FLUVIAL_OUTRAS_CARGAS";
				norteNordeste?: boolean;
				/** @enum {string} */
				tratamento: "INTEGRAL" | "ISENCAO" | "SUSPENSAO" | "NAO_INCIDENCIA";
				conhecimentos: number;
				tumNaBaseDoIcms?: boolean;
			};
			icms?: {
				/** @enum {string} */
				tratamento: "INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA";
				aliquota?: string;
				reducaoPerc?: string;
				despesas?: {
					nome: string;
					valor: string;
				}[];
			};
			tcif?: {
				reducaoPerc?: string;
			};
		};
		CalcularImportacaoResposta: {
			adicoes: {
				numero: string;
				valorCondicaoVenda: string & (unknown & unknown);
				valorTotalCondicaoVenda: string;
				cvReais: string & (unknown & unknown);
				freteReais: string & (unknown & unknown);
				seguroReais: string & (unknown & unknown);
				valorAduaneiro: string & (unknown & unknown);
				baseCalculo: string & (unknown & unknown);
				devido: {
					ii: string & (unknown & unknown);
					ipi: string & (unknown & unknown);
					pis: string & (unknown & unknown);
					cofins: string & (unknown & unknown);
				};
				recolher: {
					ii: string & (unknown & unknown);
					ipi: string & (unknown & unknown);
					pis: string & (unknown & unknown);
					cofins: string & (unknown & unknown);
				};
				tributos: {
					ii: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento: string | null;
						base: (string & (unknown & unknown)) | null;
						aliquota: string;
						aliquotaEfetiva: string;
						calculado: string & (unknown & unknown);
						reduzido: string & (unknown & unknown);
						devido: string & (unknown & unknown);
						desonerado: string & (unknown & unknown);
						recolher: string & (unknown & unknown);
					};
					ipi: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento: string | null;
						base: (string & (unknown & unknown)) | null;
						aliquota: string;
						aliquotaEfetiva: string;
						calculado: string & (unknown & unknown);
						reduzido: string & (unknown & unknown);
						devido: string & (unknown & unknown);
						desonerado: string & (unknown & unknown);
						recolher: string & (unknown & unknown);
					};
					pis: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento: string | null;
						base: (string & (unknown & unknown)) | null;
						aliquota: string;
						aliquotaEfetiva: string;
						calculado: string & (unknown & unknown);
						reduzido: string & (unknown & unknown);
						devido: string & (unknown & unknown);
						desonerado: string & (unknown & unknown);
						recolher: string & (unknown & unknown);
					};
					cofins: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento: string | null;
						base: (string & (unknown & unknown)) | null;
						aliquota: string;
						aliquotaEfetiva: string;
						calculado: string & (unknown & unknown);
						reduzido: string & (unknown & unknown);
						devido: string & (unknown & unknown);
						desonerado: string & (unknown & unknown);
						recolher: string & (unknown & unknown);
					};
				};
				antidumping: string & (unknown & unknown);
				itens?: {
					numero: string;
					valorMoeda: string & (unknown & unknown);
					valorReais: string & (unknown & unknown);
					freteReais: string & (unknown & unknown);
					seguroReais: string & (unknown & unknown);
					valorAduaneiro: string & (unknown & unknown);
					devido: {
						ii: string & (unknown & unknown);
						ipi: string & (unknown & unknown);
						pis: string & (unknown & unknown);
						cofins: string & (unknown & unknown);
					};
				}[];
			}[];
			totais: {
				valorAduaneiro: string & (unknown & unknown);
				freteReais: string & (unknown & unknown);
				seguroReais: string & (unknown & unknown);
				devido: {
					ii: string & (unknown & unknown);
					ipi: string & (unknown & unknown);
					pis: string & (unknown & unknown);
					cofins: string & (unknown & unknown);
				};
				recolher: {
					ii: string & (unknown & unknown);
					ipi: string & (unknown & unknown);
					pis: string & (unknown & unknown);
					cofins: string & (unknown & unknown);
				};
				antidumping: string & (unknown & unknown);
				aDebitar: {
					ii: string & (unknown & unknown);
					ipi: string & (unknown & unknown);
					pis: string & (unknown & unknown);
					cofins: string & (unknown & unknown);
					antidumping: string & (unknown & unknown);
				};
			};
			taxaSiscomex: string;
			afrmm: {
				base: string;
				aliquota: string;
				calculado: string;
				recolher: string;
				tum: string;
			} | null;
			icms: {
				BC: string;
				ICMS: string;
				aliquota: string;
				recolher: string;
			} | null;
			tcif: {
				totalBRL: string;
				parcelaPedido: string;
				parcelaItens: string;
				total: string;
			} | null;
			custo: string & (unknown & unknown);
			memoria: components["schemas"]["Memoria"];
		};
		CalcularSaldoCorpo: {
			entradas: {
				origem: string;
				qtd: string;
				dataDesembaraco?: string;
				declaracao?: string;
				adicao?: string;
				item?: string;
			}[];
			consumo: string;
		};
		CalcularSaldoResposta: {
			baixas: {
				origem: string;
				baixa: string;
				saldo: string;
			}[];
			faltante: string;
			memoria: components["schemas"]["Memoria"];
		};
		CalcularTcifCorpo: {
			itens: {
				valorBRL: string;
			}[];
			reducaoPerc?: string;
			data?: string;
		};
		CalcularTcifResposta: {
			totalBRL: string;
			parcelaPedido: string;
			itens: {
				valorBRL: string;
				limite: string;
				taxa: string;
			}[];
			parcelaItens: string;
			total: string;
			memoria: components["schemas"]["Memoria"];
		};
		CompletarPurchaseOrderCorpo: {
			partNumbers?: string[];
			fabricantes?: string[];
			paises?: string[];
		};
		CompletarPurchaseOrderResposta: {
			itens: {
				pedido: string;
				id: string;
				descricao: string;
				ncm: string;
				destaque: string | null;
				unidade: string;
				pesoLiquidoUnitario: string | null;
				paisOrigem: {
					codigo: string;
					nome: string;
				} | null;
				fabricante: {
					id: string;
					razaoSocial: string;
				} | null;
				codigoSuframa: string | null;
				origem: ("IMPORTADO" | "NACIONAL") | null;
			}[];
			fabricantes: {
				id: string;
				razaoSocial: string;
				pedido: string;
			}[];
			paises: {
				pedido: string;
				codigo: string;
			}[];
		};
		CompraNacionalEdicao: {
			id: string;
			versao: number;
			importador: {
				id: string;
			};
			partNumber: string;
			descricao: string;
			unidade: string;
			ncm: string;
			nf: string;
			serie?: string | null;
			fornecedorCnpj: string;
			fornecedorNome?: string | null;
			fornecedorIe?: string | null;
			dataEmissao: string;
			/** @enum {string} */
			moeda?: "USD" | "BRL";
			valorUnitario: string;
			freteSeguroUnitario?: string;
			observacao?: string | null;
		};
		CompraNacionalNovo: {
			importador: {
				id: string;
			};
			partNumber: string;
			descricao: string;
			unidade: string;
			ncm: string;
			nf: string;
			serie?: string | null;
			fornecedorCnpj: string;
			fornecedorNome?: string | null;
			fornecedorIe?: string | null;
			dataEmissao: string;
			/** @enum {string} */
			moeda?: "USD" | "BRL";
			valorUnitario: string;
			freteSeguroUnitario?: string;
			observacao?: string | null;
		};
		CompraNacionalResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			partNumber: string;
			descricao: string;
			unidade: string;
			ncm: string;
			nf: string;
			serie: string | null;
			fornecedorCnpj: string;
			fornecedorNome: string | null;
			fornecedorIe: string | null;
			dataEmissao: string;
			/** @enum {string} */
			moeda: "USD" | "BRL";
			valorUnitario: string;
			freteSeguroUnitario: string;
			observacao: string | null;
			item: {
				id: string;
			} | null;
			custoUnitario: string;
		};
		ConferirDaiCorpo: {
			tipo?: string | null;
			contratoCambio?: string | null;
			complemento?: string | null;
			adicoes?: {
				numero: string;
				ncm?: string | null;
				codigoSuframa?: string | null;
				destinacao?: string | null;
				utilizacao?: string | null;
			}[];
		};
		ConferirDaiResposta: {
			apontamentos: {
				codigo: string;
				/** @enum {string} */
				nivel: "erro" | "aviso";
				mensagem: string;
				caminho: string | null;
				adicao: string | null;
				alvo: {
					/** @enum {string} */
					onde: "DAI";
					campo: string;
					adicao: string | null;
				} | {
					/** @enum {string} */
					onde: "IMPORTADOR";
					id: string | null;
					campo: string | null;
				} | {
					/** @enum {string} */
					onde: "MATRIZ";
					id: string | null;
					campo: string | null;
				} | {
					/** @enum {string} */
					onde: "DECLARACAO";
					adicao: string | null;
				} | {
					/** @enum {string} */
					onde: "DESPESAS";
				} | {
					/** @enum {string} */
					onde: "PARAMETROS";
					codigo: string | null;
				} | {
					/** @enum {string} */
					onde: "ARQUIVO";
				};
			}[];
			cabecalho: {
				fob: string;
				frete: string;
				seguro: string;
				ii: string;
				ipi: string;
				pisCofins: string;
				taxasDiversas: string;
				capatazia: string;
				taxaDolar: string | null;
				pesoLiquido: string | null;
				recinto: string | null;
				paisProcedencia: string | null;
				qtdeAdicoes: number;
				informacaoComplementar: string | null;
			};
			adicoes: {
				numero: string;
				ncm: string;
				fornecedor: string | null;
				valorAduaneiro: string;
				fob: string;
				frete: string;
				seguro: string;
				ii: string;
				ipi: string;
				pisCofins: string;
				taxas: string;
				matriz: {
					id: string;
					codigoTributacao: string;
					decreto: string;
					tratamento: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA") | null;
					reducaoPerc: string | null;
				} | null;
				aliquota: string | null;
				baseIcms: string | null;
				icmsSemIncentivo: string | null;
				icms: string | null;
				itens: {
					numero: number;
					descricao: string;
					quantidade: string;
					unidade: string | null;
					valorUnitario: string;
					valorTotal: string;
				}[];
			}[];
			icms: {
				base: string;
				semIncentivo: string;
				recolher: string;
			} | null;
			contribuicoes: {
				nome: string;
				base: string;
				aliquota: string;
				valor: string | null;
				/** @enum {string} */
				situacao: "VERIFICADO" | "CONFIRMAR";
			}[];
			opcoes: {
				id: string;
				ncm: string;
				codigoSuframa: string;
				destinacao: string;
				utilizacao: string;
				codigoTributacao: string;
				decreto: string;
				tratamento: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA") | null;
			}[];
			xsd: {
				nome: string;
				carregadoEm: string;
			} | null;
		};
		ConferirPlanilhaCorpo: {
			mapa: {
				folha: number;
				cabecalho: number;
				colunas: (string | null)[];
				/** @enum {string} */
				existentes?: "ATUALIZAR" | "PULAR" | "ACUSAR";
				/** @enum {string} */
				vazias?: "MANTER" | "APAGAR";
			};
			correcoes?: {
				[key: string]: {
					[key: string]: string;
				};
			};
		};
		ContarAvisosResposta: {
			naoLidos: number;
		};
		ContarMeuDiaResposta: {
			total: number;
		};
		ConvidarUsuarioResposta: {
			id: string;
			versao: number;
			nome: string;
			email: string;
			telefone: string | null;
			despachante: boolean;
			sobremim: string | null;
			foto: string | null;
			/** @enum {string} */
			situacao: "ATIVO" | "CONVIDADO" | "DESATIVADO";
			conviteAte: string | null;
			criadoEm: string;
			desativadoEm: string | null;
			token: string;
		};
		CopiarDciCorpo: {
			/** @enum {string} */
			natureza: "ORIGINAL" | "RETIFICADORA";
		};
		CopiarDcrCorpo: {
			/** @enum {string} */
			tipo: "N" | "R" | "S";
			atualizar?: boolean;
		};
		CriarApelidoResposta: {
			id: string;
			/** @enum {string} */
			recurso: "Fornecedor" | "Item";
			texto: string;
			registro: {
				id: string;
				nome: string;
			};
			em: string;
		};
		CriarDciNotaCorpo: {
			numero: string;
			serie: string;
			chave?: string | null;
			emissao: string;
			saida?: string | null;
			destinatario: {
				/** @enum {string} */
				tipo: "PJ";
				documento: string;
				nome: string;
			} | {
				/** @enum {string} */
				tipo: "PF";
				documento: string;
				nome: string;
			};
			/** @enum {string} */
			uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
			municipio: {
				codigo: string;
			};
			itens: {
				codigo: string;
				descricao: string;
				ncm: string;
				cfop: string;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
			}[];
		};
		CriarProcessoDoPedidoCorpo: {
			linhas: {
				pedidoItemId: string;
				quantidade: string;
			}[];
		};
		Dai: {
			id: string;
			versao: number;
			processo: {
				id: string;
				numero: string;
				/** @enum {string} */
				situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
			};
			/** @enum {string} */
			tipoDocumento: "DI" | "DUIMP";
			numeroDocumento: string | null;
			dataRegistro: string;
			canalRfb: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			canalCodigo: string | null;
			dataDesembaraco: string | null;
			importador: {
				id: string | null;
				numero: string;
				nome: string | null;
				inscricaoEstadual: string | null;
				inscricaoSuframa: string | null;
			};
			/** @enum {string} */
			situacao: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
			desde: string;
			numero: string | null;
			enviadaEm: string | null;
			canal: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			parametrizadaEm: string | null;
			cienciaEm: string | null;
			cienciaPor: string | null;
			lacreEm: string | null;
			lacreNumero: string | null;
			notificadaEm: string | null;
			notificacaoNumero: string | null;
			notificacaoValor: string | null;
			notificacaoVencimento: string | null;
			darNumero: string | null;
			darPagoEm: string | null;
			darValor: string | null;
			exoneradaEm: string | null;
			desembaracadaEm: string | null;
			tratamentos: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA")[];
			icmsBase: string | null;
			icmsSemIncentivo: string | null;
			icmsRecolher: string | null;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			temDeclaracao: boolean;
			tipo: string | null;
			contratoCambio: string | null;
			complemento: string | null;
			adicoes: {
				numero: string;
				ncm: string | null;
				codigoSuframa: string | null;
				destinacao: string | null;
				utilizacao: string | null;
			}[];
			marcas: {
				id: string;
				/** @enum {string} */
				tipo: "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA" | "LACRE" | "EXONERACAO";
				data: string;
				canal: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
				numero: string | null;
				valor: string | null;
				vencimento: string | null;
				motivo: string | null;
				daDeclaracao: boolean;
				documento: {
					id: string;
					nome: string;
					excluido: boolean;
				} | null;
				em: string;
				usuario: {
					id: string;
					nome: string;
				};
				desfeita: {
					em: string;
					usuario: {
						id: string;
						nome: string;
					};
				} | null;
			}[];
			envios: {
				id: string;
				sequencia: number;
				anteriorId: string | null;
				nome: string;
				sha256: string;
				tamanho: number;
				geradoEm: string;
				geradoPor: {
					id: string;
					nome: string;
				};
				enviadoEm: string | null;
				xsd: string | null;
			}[];
			bloqueio: string | null;
			proximoAto: string | null;
		};
		DaiEdicao: {
			id: string;
			versao: number;
			tipo?: string | null;
			contratoCambio?: string | null;
			complemento?: string | null;
			adicoes?: {
				numero: string;
				ncm?: string | null;
				codigoSuframa?: string | null;
				destinacao?: string | null;
				utilizacao?: string | null;
			}[];
		};
		DaiResumo: {
			id: string;
			versao: number;
			processo: {
				id: string;
				numero: string;
				/** @enum {string} */
				situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
			};
			/** @enum {string} */
			tipoDocumento: "DI" | "DUIMP";
			numeroDocumento: string | null;
			dataRegistro: string;
			canalRfb: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			canalCodigo: string | null;
			dataDesembaraco: string | null;
			importador: {
				id: string | null;
				numero: string;
				nome: string | null;
				inscricaoEstadual: string | null;
				inscricaoSuframa: string | null;
			};
			/** @enum {string} */
			situacao: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
			desde: string;
			numero: string | null;
			enviadaEm: string | null;
			canal: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			parametrizadaEm: string | null;
			cienciaEm: string | null;
			cienciaPor: string | null;
			lacreEm: string | null;
			lacreNumero: string | null;
			notificadaEm: string | null;
			notificacaoNumero: string | null;
			notificacaoValor: string | null;
			notificacaoVencimento: string | null;
			darNumero: string | null;
			darPagoEm: string | null;
			darValor: string | null;
			exoneradaEm: string | null;
			desembaracadaEm: string | null;
			tratamentos: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA")[];
			icmsBase: string | null;
			icmsSemIncentivo: string | null;
			icmsRecolher: string | null;
			dias: number | null;
			semDai: {
				dias: number;
				desdeDesembaraco: number | null;
				passou72h: boolean;
			} | null;
			proximoAto: string | null;
		};
		DarAvisosPorLidosCorpo: {
			ids?: string[];
		};
		DarCienciaDaiCorpo: {
			data: string;
			quais: {
				ids: string[];
			} | {
				consulta: {
					/** @enum {string} */
					ordem?: "numero" | "-numero" | "numeroDocumento" | "-numeroDocumento" | "processo" | "-processo" | "importador" | "-importador" | "dataRegistro" | "-dataRegistro" | "situacao" | "-situacao" | "desde" | "-desde" | "enviadaEm" | "-enviadaEm" | "notificacaoVencimento" | "-notificacaoVencimento" | "icmsRecolher" | "-icmsRecolher" | "icmsSemIncentivo" | "-icmsSemIncentivo";
					q?: string;
					/** @enum {string} */
					situacao?: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
					/** @enum {string} */
					canal?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
					/** @enum {string} */
					canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
					/** @enum {string} */
					tipoDocumento?: "DI" | "DUIMP";
					importadorId?: string;
					ie?: string;
					dataRegistroDe?: string;
					dataRegistroAte?: string;
					/** @enum {string} */
					pendencia?: "SEM_DAI" | "AGUARDANDO_CIENCIA" | "NOTIFICACAO_ABERTA" | "SEM_EXONERACAO";
					/** @enum {string} */
					notificacaoVencida?: "true";
					semDaiHaDias?: number;
				};
				total: number;
			};
		};
		DarPassoDciCorpo: {
			versao: number;
			/** @enum {string} */
			passo: "CALCULAR" | "VALIDAR" | "GERAR" | "TRANSMITIR" | "REGISTRAR" | "REJEITAR" | "INFORMAR_CANAL" | "EXIGIR" | "DESEMBARACAR" | "CANCELAR";
			data: string;
			numero?: string | null;
			canal?: ("VERDE" | "VERMELHO") | null;
			motivo?: string | null;
		};
		DarPassoDcrCorpo: {
			versao: number;
			/** @enum {string} */
			passo: "VALIDAR" | "GERAR" | "TRANSMITIR" | "REGISTRAR" | "REJEITAR" | "CANCELAR";
			data: string;
			numero?: string | null;
			motivo?: string | null;
		};
		DarPassoProcessoCorpo: {
			versao: number;
			/** @enum {string} */
			situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
			data: string;
			canalRfb?: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			motivo?: string | null;
			prazo?: string | null;
			numeroDocumento?: string | null;
		};
		Dci: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			processo: string;
			numero: string | null;
			/** @enum {string} */
			tipo: "MENSAL" | "INDIVIDUAL";
			/** @enum {string} */
			natureza: "ORIGINAL" | "RETIFICADORA";
			competencia: string | null;
			nota: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
				dciMensal: boolean;
			};
			itens: number;
			notas: number;
			iiUSD: string | null;
			tributos: string | null;
			venceEm: string | null;
			/** @enum {string} */
			situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
			desde: string | null;
			dataRegistro: string | null;
			canal: ("VERDE" | "VERMELHO") | null;
			pagoEm: string | null;
			representante: {
				id: string;
				nome: string;
			} | null;
			processoRetificador: string | null;
			banco: string | null;
			agencia: string | null;
			conta: string | null;
			taxaUSD: string | null;
			dataTaxa: string | null;
			vencimento: string | null;
			dataPagamento: string | null;
			selic: {
				mes: string;
				taxa: string;
			}[];
			modalidades: {
				codigo: string;
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB" | "PN";
			}[];
			decisoes: {
				item: string;
				exigivel: boolean;
				motivo: string;
			}[];
			obsoletos: {
				item: string;
				valor: string;
				parecer: string;
			}[];
			realocacoes: {
				insumo: string;
				lote: {
					id: string;
				};
				quantidade: string;
			}[];
			ordensJudiciais: {
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB";
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				valor: string;
				processo: string;
				motivo: string | null;
			}[];
			observacao: string | null;
			anterior: {
				id: string;
				processo: string;
				numero: string | null;
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
			} | null;
			sucessora: {
				id: string;
				processo: string;
				numero: string | null;
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
			} | null;
			lista: {
				chave: string;
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB" | "PN";
				codigo: string;
				descricao: string;
				ncm: string;
				unidade: string;
				/** @enum {number} */
				destino: 1 | 2 | 3 | 4;
				quantidade: string;
				valor: string;
				notas: number;
				produto: {
					id: string;
					codigo: string;
				} | null;
				itemCadastrado: {
					id: string;
					partNumber: string;
				} | null;
				dcr: {
					id: string;
					numero: string | null;
					processo: string;
					iiUnitUSD: string;
					CRA: string;
				} | null;
				exigivel: boolean | null;
				exigivelPadrao: boolean | null;
				motivo: string | null;
				obsoleto: {
					valor: string;
					parecer: string;
				} | null;
				origens: {
					insumo: string;
					coefTecnico: string;
					quantidade: string;
					lote: {
						id: string;
						/** @enum {string} */
						papel: "DECLARACAO" | "NF" | "DSI";
						numeroDeclaracao: string;
						serie: string | null;
						adicao: number;
						item: number;
						nota: {
							fornecedorCnpj: string;
							emissao: string;
							cfop: string;
							valorUnitario: string;
						} | null;
					};
					vuUSD: string | null;
					freteUSD: string | null;
					seguroUSD: string | null;
					aliq: {
						II: string | null;
						IPI: string | null;
						PIS: string | null;
						COFINS: string | null;
					};
					suspensos: {
						II: boolean;
						IPI: boolean;
						PIS: boolean;
						COFINS: boolean;
					};
				}[];
				falta: boolean;
				iiUSD: string | null;
				II: string | null;
				IPI: string | null;
				PIS: string | null;
				COFINS: string | null;
			}[];
			semModalidade: {
				codigo: string;
				descricao: string;
				ncm: string;
				unidade: string;
				quantidade: string;
				notas: number;
			}[];
			grupos: {
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB";
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				calculado: string | null;
				judicial: string | null;
				anterior: string | null;
				principal: string | null;
				multa: string | null;
				juros: string | null;
			}[];
			darfs: {
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				receita: string;
				principal: string;
				multa: string;
				juros: string;
				total: string;
			}[];
			totalDARF: string | null;
			declaradoAntes: {
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB";
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				principal: string;
			}[];
			mora?: {
				doPrimeiroDiaUtil: boolean;
				fonte: string;
			};
			receitas: {
				II: string;
				IPI: string;
				PIS: string;
				COFINS: string;
			};
			contagem: {
				dentro: number;
				fora: {
					[key: string]: number;
				};
			};
			passos: {
				id: string;
				/** @enum {string} */
				passo: "CALCULAR" | "VALIDAR" | "GERAR" | "TRANSMITIR" | "REGISTRAR" | "REJEITAR" | "INFORMAR_CANAL" | "EXIGIR" | "DESEMBARACAR" | "CANCELAR" | "EDITAR" | "SUCEDIDA";
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
				data: string;
				numero: string | null;
				canal: ("VERDE" | "VERMELHO") | null;
				motivo: string | null;
				arquivoId: string | null;
				sucessora: {
					id: string;
					processo: string;
					numero: string | null;
					/** @enum {string} */
					situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
				} | null;
				em: string;
				usuario: {
					id: string;
					nome: string;
				};
				desfeito: {
					em: string;
					usuario: string;
				} | null;
			}[];
			dataTransmissao: string | null;
			arquivo: {
				id: string;
				em: string;
			} | null;
			motor: string | null;
			pago: {
				data: string;
				darfs: {
					/** @enum {string} */
					tributo: "II" | "IPI" | "PIS" | "COFINS";
					receita: string;
					principal: string;
					multa: string;
					juros: string;
					total: string;
				}[];
				total: string;
				em: string;
				usuario: string;
			} | null;
		};
		DciEdicao: {
			id: string;
			versao: number;
			importador: {
				id: string;
			};
			representante?: {
				id: string;
			} | null;
			/** @enum {string} */
			tipo?: "MENSAL" | "INDIVIDUAL";
			competencia?: string | null;
			processoRetificador?: string | null;
			banco?: string | null;
			agencia?: string | null;
			conta?: string | null;
			taxaUSD?: string | null;
			dataTaxa?: string | null;
			vencimento?: string | null;
			dataPagamento?: string | null;
			selic?: {
				mes: string;
				taxa: string;
			}[];
			modalidades?: {
				codigo: string;
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB" | "PN";
			}[];
			decisoes?: {
				item: string;
				exigivel: boolean;
				motivo: string;
			}[];
			obsoletos?: {
				item: string;
				valor: string;
				parecer: string;
			}[];
			realocacoes?: {
				insumo: string;
				lote: {
					id: string;
				};
				quantidade: string;
			}[];
			ordensJudiciais?: {
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB";
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				valor: string;
				processo: string;
				motivo?: string | null;
			}[];
			observacao?: string | null;
		};
		DciNovo: {
			importador: {
				id: string;
			};
			representante?: {
				id: string;
			} | null;
			/** @enum {string} */
			tipo?: "MENSAL" | "INDIVIDUAL";
			competencia?: string | null;
			processoRetificador?: string | null;
			banco?: string | null;
			agencia?: string | null;
			conta?: string | null;
			taxaUSD?: string | null;
			dataTaxa?: string | null;
			vencimento?: string | null;
			dataPagamento?: string | null;
			selic?: {
				mes: string;
				taxa: string;
			}[];
			modalidades?: {
				codigo: string;
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB" | "PN";
			}[];
			decisoes?: {
				item: string;
				exigivel: boolean;
				motivo: string;
			}[];
			obsoletos?: {
				item: string;
				valor: string;
				parecer: string;
			}[];
			realocacoes?: {
				insumo: string;
				lote: {
					id: string;
				};
				quantidade: string;
			}[];
			ordensJudiciais?: {
				/** @enum {string} */
				modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB";
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				valor: string;
				processo: string;
				motivo?: string | null;
			}[];
			observacao?: string | null;
		};
		DciResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			processo: string;
			numero: string | null;
			/** @enum {string} */
			tipo: "MENSAL" | "INDIVIDUAL";
			/** @enum {string} */
			natureza: "ORIGINAL" | "RETIFICADORA";
			competencia: string | null;
			nota: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			itens: number;
			notas: number;
			iiUSD: string | null;
			tributos: string | null;
			venceEm: string | null;
			/** @enum {string} */
			situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
			desde: string | null;
			dataRegistro: string | null;
			canal: ("VERDE" | "VERMELHO") | null;
			/** @enum {string} */
			pagamento: "NADA_A_PAGAR" | "A_PAGAR" | "ATRASADA" | "PAGA";
			pagoEm: string | null;
		};
		Dcr: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			processo: string;
			numero: string | null;
			/** @enum {string} */
			tipo: "N" | "R" | "S";
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			produto: {
				id: string;
				codigo: string;
				descricao: string;
				excluido: boolean;
			};
			ncm: string;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			CCN: string | null;
			CCI: string | null;
			CMO: string | null;
			coefCalculado6: string | null;
			CRA: string | null;
			iiCheioUSD: string | null;
			iiUnitUSD: string | null;
			nacionais: {
				id: string;
				item: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda: "USD" | "BRL";
				preco: string;
				nf: string | null;
				serie: string | null;
				cnpj: string | null;
				ie: string | null;
				dataEmissao: string | null;
				custoUSD: string;
			}[];
			importados: {
				id: string;
				item: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda: "USD" | "BRL";
				preco: string;
				nf: string | null;
				serie: string | null;
				cnpj: string | null;
				ie: string | null;
				dataEmissao: string | null;
				/** @enum {string} */
				documento: "DI" | "DUIMP" | "NF";
				lote: {
					id: string;
				} | null;
				numeroDeclaracao: string | null;
				adicao: number | null;
				itemDaAdicao: number | null;
				aliquotaII: string;
				/** @enum {string} */
				suspensao: "S" | "N";
				/** @enum {string} */
				reduz: "S" | "N";
				custoUSD: string;
			}[];
			dataBase: string;
			/** @enum {string} */
			situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
			desde: string | null;
			dataRegistro: string | null;
			vigenciaFim: string | null;
			representante: {
				id: string;
				nome: string;
			} | null;
			anterior: {
				id: string;
				processo: string;
				numero: string | null;
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
			} | null;
			anteriorNumero: string | null;
			processoRetificador: string | null;
			descricao: string;
			unidade: string;
			pesoBruto: string;
			ppb: string | null;
			resolucao: string | null;
			informatica: boolean;
			acrescimo: string;
			taxaUSD: string;
			/** @enum {string} */
			baseCusto: "FOB" | "CIF";
			estrutura: {
				id: string;
				versao: number;
				revisao: string;
			} | null;
			modelos: {
				modelo: string;
				descricao: string;
				precoVenda: string;
			}[];
			subcomponentes: {
				id: string;
				item: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda: "USD" | "BRL";
				preco: string;
				nf: string | null;
				serie: string | null;
				cnpj: string | null;
				ie: string | null;
				dataEmissao: string | null;
				/** @enum {string} */
				documento: "DI" | "DUIMP" | "NF";
				lote: {
					id: string;
				} | null;
				numeroDeclaracao: string | null;
				adicao: number | null;
				itemDaAdicao: number | null;
				aliquotaII: string;
				/** @enum {string} */
				suspensao: "S" | "N";
				/** @enum {string} */
				reduz: "S" | "N";
				pai: string;
				/** @enum {string} */
				incluiBC: "S" | "N";
				custoUSD: string;
			}[];
			salarios: string;
			encargos: string;
			maoDeObraMensal: {
				salarios: string;
				encargos: string;
				producao: string;
			} | null;
			observacao: string | null;
			sucessor: {
				id: string;
				processo: string;
				numero: string | null;
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
			} | null;
			passos: {
				id: string;
				/** @enum {string} */
				passo: "VALIDAR" | "GERAR" | "TRANSMITIR" | "REGISTRAR" | "REJEITAR" | "CANCELAR" | "EDITAR" | "SUCEDIDO";
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
				data: string;
				numero: string | null;
				motivo: string | null;
				arquivoId: string | null;
				sucessor: {
					id: string;
					processo: string;
					numero: string | null;
					/** @enum {string} */
					situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
				} | null;
				em: string;
				usuario: {
					id: string;
					nome: string;
				};
				desfeito: {
					em: string;
					usuario: string;
				} | null;
			}[];
			dataTransmissao: string | null;
			motor: string | null;
			hash: string | null;
			arquivo: {
				id: string;
				em: string;
			} | null;
			dcis: number;
		};
		DcrEdicao: {
			id: string;
			versao: number;
			importador: {
				id: string;
			};
			representante?: {
				id: string;
			} | null;
			/** @enum {string} */
			tipo?: "N" | "R" | "S";
			anterior?: {
				id: string;
			} | null;
			anteriorNumero?: string | null;
			processoRetificador?: string | null;
			produto: {
				id: string;
			};
			descricao: string;
			ncm: string;
			unidade: string;
			pesoBruto: string;
			ppb?: string | null;
			resolucao?: string | null;
			informatica?: boolean;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			acrescimo?: string;
			dataBase: string;
			taxaUSD: string;
			/** @enum {string} */
			baseCusto?: "FOB" | "CIF";
			estrutura?: {
				id: string;
				versao: number;
			} | null;
			modelos?: {
				modelo: string;
				descricao: string;
				precoVenda: string;
			}[];
			nacionais?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade?: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				preco: string;
				nf?: string | null;
				serie?: string | null;
				cnpj?: string | null;
				ie?: string | null;
				dataEmissao?: string | null;
			}[];
			subcomponentes?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade?: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				preco: string;
				nf?: string | null;
				serie?: string | null;
				cnpj?: string | null;
				ie?: string | null;
				dataEmissao?: string | null;
				/** @enum {string} */
				documento?: "DI" | "DUIMP" | "NF";
				lote?: {
					id: string;
				} | null;
				numeroDeclaracao?: string | null;
				adicao?: number | null;
				itemDaAdicao?: number | null;
				aliquotaII?: string;
				/** @enum {string} */
				suspensao?: "S" | "N";
				/** @enum {string} */
				reduz?: "S" | "N";
				pai: string;
				/** @enum {string} */
				incluiBC?: "S" | "N";
			}[];
			importados?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade?: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				preco: string;
				nf?: string | null;
				serie?: string | null;
				cnpj?: string | null;
				ie?: string | null;
				dataEmissao?: string | null;
				/** @enum {string} */
				documento?: "DI" | "DUIMP" | "NF";
				lote?: {
					id: string;
				} | null;
				numeroDeclaracao?: string | null;
				adicao?: number | null;
				itemDaAdicao?: number | null;
				aliquotaII?: string;
				/** @enum {string} */
				suspensao?: "S" | "N";
				/** @enum {string} */
				reduz?: "S" | "N";
			}[];
			salarios?: string;
			encargos?: string;
			maoDeObraMensal?: {
				salarios: string;
				encargos: string;
				producao: string;
			} | null;
			observacao?: string | null;
		};
		DcrNovo: {
			importador: {
				id: string;
			};
			representante?: {
				id: string;
			} | null;
			/** @enum {string} */
			tipo?: "N" | "R" | "S";
			anterior?: {
				id: string;
			} | null;
			anteriorNumero?: string | null;
			processoRetificador?: string | null;
			produto: {
				id: string;
			};
			descricao: string;
			ncm: string;
			unidade: string;
			pesoBruto: string;
			ppb?: string | null;
			resolucao?: string | null;
			informatica?: boolean;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			acrescimo?: string;
			dataBase: string;
			taxaUSD: string;
			/** @enum {string} */
			baseCusto?: "FOB" | "CIF";
			estrutura?: {
				id: string;
				versao: number;
			} | null;
			modelos?: {
				modelo: string;
				descricao: string;
				precoVenda: string;
			}[];
			nacionais?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade?: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				preco: string;
				nf?: string | null;
				serie?: string | null;
				cnpj?: string | null;
				ie?: string | null;
				dataEmissao?: string | null;
			}[];
			subcomponentes?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade?: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				preco: string;
				nf?: string | null;
				serie?: string | null;
				cnpj?: string | null;
				ie?: string | null;
				dataEmissao?: string | null;
				/** @enum {string} */
				documento?: "DI" | "DUIMP" | "NF";
				lote?: {
					id: string;
				} | null;
				numeroDeclaracao?: string | null;
				adicao?: number | null;
				itemDaAdicao?: number | null;
				aliquotaII?: string;
				/** @enum {string} */
				suspensao?: "S" | "N";
				/** @enum {string} */
				reduz?: "S" | "N";
				pai: string;
				/** @enum {string} */
				incluiBC?: "S" | "N";
			}[];
			importados?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade?: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				preco: string;
				nf?: string | null;
				serie?: string | null;
				cnpj?: string | null;
				ie?: string | null;
				dataEmissao?: string | null;
				/** @enum {string} */
				documento?: "DI" | "DUIMP" | "NF";
				lote?: {
					id: string;
				} | null;
				numeroDeclaracao?: string | null;
				adicao?: number | null;
				itemDaAdicao?: number | null;
				aliquotaII?: string;
				/** @enum {string} */
				suspensao?: "S" | "N";
				/** @enum {string} */
				reduz?: "S" | "N";
			}[];
			salarios?: string;
			encargos?: string;
			maoDeObraMensal?: {
				salarios: string;
				encargos: string;
				producao: string;
			} | null;
			observacao?: string | null;
		};
		DcrResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			processo: string;
			numero: string | null;
			/** @enum {string} */
			tipo: "N" | "R" | "S";
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			produto: {
				id: string;
				codigo: string;
				descricao: string;
				excluido: boolean;
			};
			ncm: string;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			CCN: string | null;
			CCI: string | null;
			CMO: string | null;
			coefCalculado6: string | null;
			CRA: string | null;
			iiCheioUSD: string | null;
			iiUnitUSD: string | null;
			nacionais: number;
			importados: number;
			dataBase: string;
			/** @enum {string} */
			situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
			desde: string | null;
			dataRegistro: string | null;
			vigenciaFim: string | null;
			alertas: {
				/** @enum {string} */
				alerta: "IMPORTACAO_MAIS_RECENTE" | "COMPRA_MAIS_RECENTE" | "ALIQUOTA_MUDOU" | "ESTRUTURA_MUDOU" | "RESOLUCAO_VENCIDA";
				componentes: number;
				desde: string | null;
			}[];
		};
		DeixarNotaForaDciCorpo: {
			versao: number;
			motivo?: string | null;
		};
		DesfazerHistoricoResposta: {
			id: string;
			versao: number;
		} & {
			[key: string]: unknown;
		};
		DesfazerPassoProcessoCorpo: {
			versao: number;
		};
		DespesaEdicao: {
			id: string;
			versao: number;
			processo: {
				id: string;
			};
			/** @enum {string} */
			tipo: "AFRMM" | "TUM" | "ICMS" | "TCIF" | "CAPATAZIA" | "ARMAZENAGEM" | "SDA" | "FRETE_RODOVIARIO" | "DEMURRAGE" | "HONORARIOS" | "LIBERACAO_CONHECIMENTO" | "CAMBIO" | "OUTRA";
			descricao?: string | null;
			valor: string;
			data?: string | null;
			fornecedorNome?: string | null;
			documentoNumero?: string | null;
			/** @enum {string} */
			base?: "VALOR" | "PESO" | "QUANTIDADE" | "IGUAL";
			recuperavel?: boolean;
			integraBaseIcms?: boolean;
		};
		DespesaNovo: {
			processo: {
				id: string;
			};
			/** @enum {string} */
			tipo: "AFRMM" | "TUM" | "ICMS" | "TCIF" | "CAPATAZIA" | "ARMAZENAGEM" | "SDA" | "FRETE_RODOVIARIO" | "DEMURRAGE" | "HONORARIOS" | "LIBERACAO_CONHECIMENTO" | "CAMBIO" | "OUTRA";
			descricao?: string | null;
			valor: string;
			data?: string | null;
			fornecedorNome?: string | null;
			documentoNumero?: string | null;
			/** @enum {string} */
			base?: "VALOR" | "PESO" | "QUANTIDADE" | "IGUAL";
			recuperavel?: boolean;
			integraBaseIcms?: boolean;
		};
		DespesaResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			processo: {
				id: string;
				numero: string;
			};
			/** @enum {string} */
			tipo: "AFRMM" | "TUM" | "ICMS" | "TCIF" | "CAPATAZIA" | "ARMAZENAGEM" | "SDA" | "FRETE_RODOVIARIO" | "DEMURRAGE" | "HONORARIOS" | "LIBERACAO_CONHECIMENTO" | "CAMBIO" | "OUTRA";
			descricao: string | null;
			valor: string;
			data: string | null;
			fornecedorNome: string | null;
			documentoNumero: string | null;
			/** @enum {string} */
			base: "VALOR" | "PESO" | "QUANTIDADE" | "IGUAL";
			recuperavel: boolean;
			integraBaseIcms: boolean;
		};
		DevolverSaldoInsumoCorpo: {
			versao: number;
			quantidade: string;
			data: string;
			motivo: string;
		};
		DocumentoEdicao: {
			id: string;
			versao: number;
			nome: string;
			/** @enum {string} */
			tipo: "PROFORMA" | "FATURA" | "ROMANEIO" | "CONHECIMENTO" | "CERTIFICADO_ORIGEM" | "LICENCA" | "DECLARACAO" | "COMPROVANTE" | "NOTA_FISCAL" | "PROCURACAO" | "CONTRATO_SOCIAL" | "RESOLUCAO" | "OUTRO";
		};
		DocumentoResumo: {
			id: string;
			versao: number;
			/** @enum {string} */
			recurso: "Processo" | "Importador" | "Representante" | "Fornecedor" | "Item" | "MatrizTributacao" | "PurchaseOrder" | "Produto" | "CompraNacional" | "EntradaDeInsumo" | "Dai";
			registroId: string;
			nome: string;
			/** @enum {string} */
			tipo: "PROFORMA" | "FATURA" | "ROMANEIO" | "CONHECIMENTO" | "CERTIFICADO_ORIGEM" | "LICENCA" | "DECLARACAO" | "COMPROVANTE" | "NOTA_FISCAL" | "PROCURACAO" | "CONTRATO_SOCIAL" | "RESOLUCAO" | "OUTRO";
			tamanho: number;
			sha256: string;
			enviadoEm: string;
			enviadoPor: {
				id: string;
				nome: string;
			};
		};
		Empresa: {
			id: string;
			versao: number;
			razaoSocial: string;
			nomeFantasia: string;
			cnpj: string | null;
			ieAm: string | null;
			inscricaoSuframa: string | null;
			telefone: string | null;
			email: string | null;
			cep: string | null;
			logradouro: string | null;
			numero: string | null;
			complemento: string | null;
			bairro: string | null;
			municipio: string | null;
			uf: string | null;
			filiais: {
				cnpj: string;
				nome: string;
				ieAm: string | null;
				inscricaoSuframa: string | null;
				endereco: string | null;
			}[];
			logo: string | null;
		};
		EmpresaEdicao: {
			id: string;
			versao: number;
			razaoSocial: string;
			nomeFantasia: string;
			cnpj?: string | null;
			ieAm?: string | null;
			inscricaoSuframa?: string | null;
			telefone?: string | null;
			email?: string | null;
			cep?: string | null;
			logradouro?: string | null;
			numero?: string | null;
			complemento?: string | null;
			bairro?: string | null;
			municipio?: string | null;
			uf?: string | null;
			filiais?: {
				cnpj: string;
				nome: string;
				ieAm?: string | null;
				inscricaoSuframa?: string | null;
				endereco?: string | null;
			}[];
		};
		EncerrarOutrasSessoesResposta: {
			encerradas: number;
		};
		EntradaDeInsumoEdicao: {
			id: string;
			versao: number;
			importador: {
				id: string;
			};
			item: {
				id: string;
			};
			/** @enum {string} */
			papel: "NF" | "DSI";
			numero: string;
			serie?: string | null;
			lugar: number;
			fornecedorCnpj?: string | null;
			fornecedorNome?: string | null;
			cfop?: string | null;
			dataDocumento: string;
			dataEntrada: string;
			quantidade: string;
			valorUnitario?: string | null;
			vuUSD?: string | null;
			freteUSD?: string | null;
			seguroUSD?: string | null;
			tributos: {
				II: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
				IPI: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
				PIS: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
				COFINS: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
			};
			observacao?: string | null;
		};
		EntradaDeInsumoNovo: {
			importador: {
				id: string;
			};
			item: {
				id: string;
			};
			/** @enum {string} */
			papel: "NF" | "DSI";
			numero: string;
			serie?: string | null;
			lugar: number;
			fornecedorCnpj?: string | null;
			fornecedorNome?: string | null;
			cfop?: string | null;
			dataDocumento: string;
			dataEntrada: string;
			quantidade: string;
			valorUnitario?: string | null;
			vuUSD?: string | null;
			freteUSD?: string | null;
			seguroUSD?: string | null;
			tributos: {
				II: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
				IPI: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
				PIS: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
				COFINS: {
					aliquota?: string | null;
					suspenso?: boolean;
					valor?: string;
				};
			};
			observacao?: string | null;
		};
		EntradaDeInsumoResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			item: {
				id: string;
				partNumber: string;
				descricao: string;
				ncm: string;
				unidade: string;
			};
			/** @enum {string} */
			papel: "NF" | "DSI";
			numero: string;
			serie: string | null;
			lugar: number;
			fornecedorCnpj: string | null;
			fornecedorNome: string | null;
			cfop: string | null;
			dataDocumento: string;
			dataEntrada: string;
			quantidade: string;
			valorUnitario: string | null;
			vuUSD: string | null;
			freteUSD: string | null;
			seguroUSD: string | null;
			tributos: {
				II: {
					aliquota: string | null;
					suspenso: boolean;
					valor: string;
				};
				IPI: {
					aliquota: string | null;
					suspenso: boolean;
					valor: string;
				};
				PIS: {
					aliquota: string | null;
					suspenso: boolean;
					valor: string;
				};
				COFINS: {
					aliquota: string | null;
					suspenso: boolean;
					valor: string;
				};
			};
			observacao: string | null;
			lote: {
				id: string;
				saldo: string;
			};
		};
		EntrarCorpo: {
			email: string;
			password: string;
		};
		EntrarResposta: {
			token: string;
			id: string;
			name: string | null;
			email: string;
			idEmpresa: string;
			empresa: {
				nomeFantasia: string | null;
			} | null;
			telefone: string | null;
			telefonePessoal: string | null;
			rg: string | null;
			cpf: string | null;
			dtNascimento: string | null;
			despachante: boolean | null;
			sobremim: string | null;
		};
		EnviarNotasDciResposta: {
			id: string;
			/** @enum {string} */
			situacao: "RECEBENDO" | "APURANDO" | "TERMINADO" | "FALHOU";
			lidos: number;
			total: number | null;
			incluidas: number;
			repetidas: number;
			fora: {
				[key: string]: number;
			};
			recusadasAoTodo: number;
			recusadas: {
				arquivo: string;
				motivo: string;
			}[];
			falha: string | null;
		};
		Erro: {
			Error: string;
			/** @enum {string} */
			codigo: "VALIDACAO" | "NAO_AUTENTICADO" | "CREDENCIAIS" | "XSRF" | "PROIBIDO" | "NAO_ENCONTRADO" | "CONFLITO" | "DUPLICADO" | "VERSAO_ANTERIOR" | "BLOQUEADO" | "TAMANHO" | "FORMATO" | "REGRA" | "LIMITE" | "INDISPONIVEL" | "INTERNO";
			campos?: {
				[key: string]: string;
			};
			id?: string;
			atual?: unknown;
			requisicao?: string;
		};
		EsquemaXsdResumo: {
			id: string;
			/** @enum {string} */
			documento: "DAI" | "MATRIZ";
			nome: string;
			principal: string;
			tamanho: number;
			sha256: string;
			carregadoEm: string;
			carregadoPor: {
				id: string;
				nome: string;
			};
			retirado: {
				em: string;
				por: {
					id: string;
					nome: string;
				};
			} | null;
		};
		EstornarSaldoInsumoMovimentoCorpo: {
			versao: number;
			motivo: string;
		};
		Estrutura: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			produto: {
				id: string;
				codigo: string;
				descricao: string;
				excluido: boolean;
			};
			revisao: string;
			vigenciaInicio: string;
			vigenciaFim: string | null;
			observacao: string | null;
			nacionais: number;
			importados: number;
			linhas: {
				id: string;
				item: {
					id: string;
				} | null;
				partNumber: string;
				descricao: string;
				ncm: string;
				unidade: string;
				/** @enum {string} */
				origem: "IMPORTADO" | "NACIONAL";
				quantidade: string;
				perda: string;
				subDe: string | null;
			}[];
		};
		EstruturaEdicao: {
			id: string;
			versao: number;
			produto: {
				id: string;
			};
			revisao: string;
			vigenciaInicio: string;
			observacao?: string | null;
			linhas?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				partNumber: string;
				descricao: string;
				ncm: string;
				unidade: string;
				/** @enum {string} */
				origem: "IMPORTADO" | "NACIONAL";
				quantidade: string;
				perda?: string;
				subDe?: string | null;
			}[];
		};
		EstruturaNovo: {
			produto: {
				id: string;
			};
			revisao: string;
			vigenciaInicio: string;
			observacao?: string | null;
			linhas?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				partNumber: string;
				descricao: string;
				ncm: string;
				unidade: string;
				/** @enum {string} */
				origem: "IMPORTADO" | "NACIONAL";
				quantidade: string;
				perda?: string;
				subDe?: string | null;
			}[];
		};
		EstruturaResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			produto: {
				id: string;
				codigo: string;
				descricao: string;
				excluido: boolean;
			};
			revisao: string;
			vigenciaInicio: string;
			vigenciaFim: string | null;
			observacao: string | null;
			nacionais: number;
			importados: number;
		};
		ExcluirVariosCompraNacionalCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "partNumber" | "-partNumber" | "descricao" | "-descricao" | "importador" | "-importador" | "fornecedor" | "-fornecedor" | "nf" | "-nf" | "dataEmissao" | "-dataEmissao" | "valorUnitario" | "-valorUnitario" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				fornecedorCnpj?: string;
				ncm?: string;
				/** @enum {string} */
				moeda?: "USD" | "BRL";
				dataEmissaoDe?: string;
				dataEmissaoAte?: string;
			};
			total: number;
		};
		ExcluirVariosDciCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "processo" | "-processo" | "numero" | "-numero" | "competencia" | "-competencia" | "importador" | "-importador" | "iiUSD" | "-iiUSD" | "tributos" | "-tributos" | "venceEm" | "-venceEm" | "situacao" | "-situacao" | "dataRegistro" | "-dataRegistro" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				/** @enum {string} */
				situacao?: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
				/** @enum {string} */
				tipo?: "MENSAL" | "INDIVIDUAL";
				/** @enum {string} */
				natureza?: "ORIGINAL" | "RETIFICADORA";
				competencia?: string;
				destino?: number;
				produto?: string;
				/** @enum {string} */
				naoPaga?: "true";
				/** @enum {string} */
				atrasada?: "true";
			};
			total: number;
		};
		ExcluirVariosDcrCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "processo" | "-processo" | "numero" | "-numero" | "produto" | "-produto" | "importador" | "-importador" | "dataBase" | "-dataBase" | "situacao" | "-situacao" | "dataRegistro" | "-dataRegistro" | "CRA" | "-CRA" | "iiUnitUSD" | "-iiUnitUSD" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				produtoId?: string;
				/** @enum {string} */
				situacao?: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
				/** @enum {string} */
				tipoCoeficiente?: "FIXO" | "VARIAVEL";
				ncm?: string;
				dataBaseDe?: string;
				dataBaseAte?: string;
				/** @enum {string} */
				comAlerta?: "true";
			};
			total: number;
		};
		ExcluirVariosDespesaCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "data" | "-data" | "tipo" | "-tipo" | "valor" | "-valor" | "processo" | "-processo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				processoId?: string;
				/** @enum {string} */
				tipo?: "AFRMM" | "TUM" | "ICMS" | "TCIF" | "CAPATAZIA" | "ARMAZENAGEM" | "SDA" | "FRETE_RODOVIARIO" | "DEMURRAGE" | "HONORARIOS" | "LIBERACAO_CONHECIMENTO" | "CAMBIO" | "OUTRA";
				dataDe?: string;
				dataAte?: string;
			};
			total: number;
		};
		ExcluirVariosEntradaDeInsumoCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "partNumber" | "-partNumber" | "importador" | "-importador" | "fornecedor" | "-fornecedor" | "numero" | "-numero" | "dataDocumento" | "-dataDocumento" | "dataEntrada" | "-dataEntrada" | "quantidade" | "-quantidade" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				/** @enum {string} */
				papel?: "NF" | "DSI";
				fornecedorCnpj?: string;
				dataEntradaDe?: string;
				dataEntradaAte?: string;
			};
			total: number;
		};
		ExcluirVariosEstruturaCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "produto" | "-produto" | "revisao" | "-revisao" | "vigenciaInicio" | "-vigenciaInicio";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				produtoId?: string;
			};
			total: number;
		};
		ExcluirVariosFornecedorCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "razaoSocial" | "-razaoSocial" | "nomeFantasia" | "-nomeFantasia" | "pais" | "-pais" | "papel" | "-papel" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				/** @enum {string} */
				papel?: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
				pais?: string;
			};
			total: number;
		};
		ExcluirVariosFornecedorResposta: {
			feitos: string[];
			recusados: {
				id: string;
				nome: string | null;
				motivo: string;
			}[];
		};
		ExcluirVariosImportadorCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "razaoSocial" | "-razaoSocial" | "cnpj" | "-cnpj" | "situacaoSuframa" | "-situacaoSuframa" | "validadeSuframa" | "-validadeSuframa" | "setor" | "-setor" | "municipio" | "-municipio" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				/** @enum {string} */
				situacaoSuframa?: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
				/** @enum {string} */
				setor?: "0" | "1";
				/** @enum {string} */
				validade?: "VENCENDO" | "VENCIDA";
				/** @enum {string} */
				resolucoes?: "VENCENDO" | "VENCIDA";
			};
			total: number;
		};
		ExcluirVariosItemCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "partNumber" | "-partNumber" | "descricao" | "-descricao" | "ncm" | "-ncm" | "origem" | "-origem" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				ncm?: string;
				/** @enum {string} */
				origem?: "IMPORTADO" | "NACIONAL";
				fornecedorPadraoId?: string;
			};
			total: number;
		};
		ExcluirVariosMatrizTributacaoCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "item" | "-item" | "importador" | "-importador" | "codigoTributacao" | "-codigoTributacao" | "decreto" | "-decreto" | "vigenciaInicio" | "-vigenciaInicio" | "vigenciaFim" | "-vigenciaFim" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				ncm?: string;
				/** @enum {string} */
				validade?: "VENCENDO" | "VENCIDA";
			};
			total: number;
		};
		ExcluirVariosNcmCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "codigo" | "-codigo" | "descricao" | "-descricao" | "vigenciaInicio" | "-vigenciaInicio" | "origem" | "-origem";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				/** @enum {string} */
				origem?: "CAIS" | "EMPRESA";
				vigenteEm?: string;
			};
			total: number;
		};
		ExcluirVariosPaisCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				/** @enum {string} */
				situacao?: "VERIFICADO" | "CONFIRMAR";
				/** @enum {string} */
				origem?: "CAIS" | "EMPRESA";
			};
			total: number;
		};
		ExcluirVariosParametroCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "codigo" | "-codigo" | "vigenciaInicio" | "-vigenciaInicio" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				/** @enum {string} */
				situacao?: "VERIFICADO" | "CONFIRMAR";
				/** @enum {string} */
				origem?: "CAIS" | "EMPRESA";
				vigenteEm?: string;
			};
			total: number;
		};
		ExcluirVariosProcessoCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "numero" | "-numero" | "criadoEm" | "-criadoEm" | "dataRegistro" | "-dataRegistro" | "numeroDI" | "-numeroDI" | "situacao" | "-situacao" | "desde" | "-desde" | "eta" | "-eta" | "valorAduaneiro" | "-valorAduaneiro" | "importador" | "-importador" | "fornecedor" | "-fornecedor";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				/** @enum {string} */
				situacao?: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				/** @enum {string} */
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA" | "NENHUM";
				/** @enum {string} */
				tipoDocumento?: "DI" | "DUIMP";
				/** @enum {string} */
				alerta?: "ETA_PASSADA" | "LICENCA" | "DEVOLUCAO" | "EXIGENCIA" | "SEM_DAI" | "QUALQUER";
				importadorId?: string;
				responsavelId?: string;
				criadoPorId?: string;
				/** @enum {string} */
				aChegar?: "true";
				etaDe?: string;
				etaAte?: string;
				numeroDI?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
			};
			total: number;
		};
		ExcluirVariosProdutoCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "codigo" | "-codigo" | "descricao" | "-descricao" | "importador" | "-importador" | "ncm" | "-ncm" | "resolucao" | "-resolucao" | "tipoCoeficiente" | "-tipoCoeficiente" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				ncm?: string;
				/** @enum {string} */
				tipoCoeficiente?: "FIXO" | "VARIAVEL";
				/** @enum {string} */
				resolucoes?: "VENCENDO" | "VENCIDA";
				/** @enum {string} */
				semEstrutura?: "true";
			};
			total: number;
		};
		ExcluirVariosPurchaseOrderCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "numero" | "-numero" | "data" | "-data" | "entregaPrevista" | "-entregaPrevista" | "fornecedor" | "-fornecedor" | "status" | "-status" | "valorItens" | "-valorItens" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				/** @enum {string} */
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				fornecedorId?: string;
				importadorId?: string;
				/** @enum {string} */
				comSaldo?: "true";
				dataDe?: string;
				dataAte?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
			};
			total: number;
		};
		ExcluirVariosRepresentanteCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "nome" | "-nome" | "cpf" | "-cpf" | "cargo" | "-cargo" | "vinculo" | "-vinculo" | "procuracaoValidade" | "-procuracaoValidade" | "certificadoValidade" | "-certificadoValidade" | "ativo" | "-ativo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				/** @enum {string} */
				vinculo?: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
				/** @enum {string} */
				ativo?: "true" | "false";
				/** @enum {string} */
				validade?: "VENCENDO" | "VENCIDA";
				importadorId?: string;
			};
			total: number;
		};
		ExcluirVariosWebhookCorpo: {
			ids: string[];
		} | {
			consulta: {
				/** @enum {string} */
				ordem?: "nome" | "-nome" | "url" | "-url" | "ativo" | "-ativo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				/** @enum {string} */
				excluidos?: "true" | "false";
				planilhaId?: string;
				/** @enum {string} */
				ativo?: "true" | "false";
			};
			total: number;
		};
		FornecedorEdicao: {
			id: string;
			versao: number;
			/** @enum {string} */
			papel: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
			razaoSocial: string;
			nomeFantasia?: string | null;
			pais: {
				codigo: string;
			};
			endereco?: {
				logradouro?: string | null;
				numero?: string | null;
				complemento?: string | null;
				cidade?: string | null;
				estado?: string | null;
				codigoPostal?: string | null;
			};
			identificacaoFiscal?: string | null;
			contato?: {
				nome?: string | null;
				email?: string | null;
				telefone?: string | null;
			};
			vinculo?: ("1" | "2" | "3") | null;
			apelidos?: string[];
			observacao?: string | null;
		};
		FornecedorNovo: {
			/** @enum {string} */
			papel: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
			razaoSocial: string;
			nomeFantasia?: string | null;
			pais: {
				codigo: string;
			};
			endereco?: {
				logradouro?: string | null;
				numero?: string | null;
				complemento?: string | null;
				cidade?: string | null;
				estado?: string | null;
				codigoPostal?: string | null;
			};
			identificacaoFiscal?: string | null;
			contato?: {
				nome?: string | null;
				email?: string | null;
				telefone?: string | null;
			};
			vinculo?: ("1" | "2" | "3") | null;
			apelidos?: string[];
			observacao?: string | null;
		};
		FornecedorResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			/** @enum {string} */
			papel: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
			razaoSocial: string;
			nomeFantasia: string | null;
			pais: {
				codigo: string;
				nome: string;
			};
			endereco: {
				logradouro: string | null;
				numero: string | null;
				complemento: string | null;
				cidade: string | null;
				estado: string | null;
				codigoPostal: string | null;
			};
			identificacaoFiscal: string | null;
			contato: {
				nome: string | null;
				email: string | null;
				telefone: string | null;
			};
			vinculo: ("1" | "2" | "3") | null;
			apelidos: string[];
			observacao: string | null;
		};
		GravarPlanilhaCorpo: {
			/** @enum {string} */
			modo: "TUDO" | "AS_QUE_PASSARAM";
		};
		HistoricoResumo: {
			id: string;
			recurso: string;
			registroId: string;
			/** @enum {string} */
			acao: "CRIAR" | "ALTERAR" | "EXCLUIR" | "RESTAURAR" | "DESFAZER";
			antes: {
				[key: string]: unknown;
			} | null;
			depois: {
				[key: string]: unknown;
			} | null;
			motivo: string | null;
			usuario: {
				id: string;
				nome: string;
			};
			em: string;
		};
		ImportadorEdicao: {
			id: string;
			versao: number;
			razaoSocial: string;
			nomeFantasia?: string | null;
			cnpj: string;
			inscricaoEstadual?: string | null;
			cnae?: string | null;
			/** @enum {string} */
			setor: "0" | "1";
			inscricaoSuframa?: string | null;
			/** @enum {string} */
			situacaoSuframa: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
			validadeSuframa?: string | null;
			cep?: string | null;
			logradouro?: string | null;
			numero?: string | null;
			complemento?: string | null;
			bairro?: string | null;
			municipio?: string | null;
			uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO") | null;
			email?: string | null;
			contatos?: {
				nome: string;
				funcao?: string | null;
				email?: string | null;
				telefone?: string | null;
			}[];
			banco?: string | null;
			agencia?: string | null;
			conta?: string | null;
			dciMensal?: boolean;
			dciAdeNumero?: string | null;
			dciAdeData?: string | null;
			resolucoes?: {
				numero: string;
				data: string;
				produto: string;
				portariaPpb?: string | null;
				/** @enum {string} */
				tipoCoeficiente: "FIXO" | "VARIAVEL";
				acrescimo?: string;
				validade?: string | null;
			}[];
			/** @enum {string} */
			arredondamentoCra?: "MEIO_PARA_CIMA" | "TRUNCAR";
			/** @enum {string} */
			baseCusto?: "FOB" | "CIF";
			observacao?: string | null;
		};
		ImportadorNovo: {
			razaoSocial: string;
			nomeFantasia?: string | null;
			cnpj: string;
			inscricaoEstadual?: string | null;
			cnae?: string | null;
			/** @enum {string} */
			setor: "0" | "1";
			inscricaoSuframa?: string | null;
			/** @enum {string} */
			situacaoSuframa: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
			validadeSuframa?: string | null;
			cep?: string | null;
			logradouro?: string | null;
			numero?: string | null;
			complemento?: string | null;
			bairro?: string | null;
			municipio?: string | null;
			uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO") | null;
			email?: string | null;
			contatos?: {
				nome: string;
				funcao?: string | null;
				email?: string | null;
				telefone?: string | null;
			}[];
			banco?: string | null;
			agencia?: string | null;
			conta?: string | null;
			dciMensal?: boolean;
			dciAdeNumero?: string | null;
			dciAdeData?: string | null;
			resolucoes?: {
				numero: string;
				data: string;
				produto: string;
				portariaPpb?: string | null;
				/** @enum {string} */
				tipoCoeficiente: "FIXO" | "VARIAVEL";
				acrescimo?: string;
				validade?: string | null;
			}[];
			/** @enum {string} */
			arredondamentoCra?: "MEIO_PARA_CIMA" | "TRUNCAR";
			/** @enum {string} */
			baseCusto?: "FOB" | "CIF";
			observacao?: string | null;
		};
		ImportadorResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			razaoSocial: string;
			nomeFantasia: string | null;
			cnpj: string;
			inscricaoEstadual: string | null;
			cnae: string | null;
			/** @enum {string} */
			setor: "0" | "1";
			inscricaoSuframa: string | null;
			/** @enum {string} */
			situacaoSuframa: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
			validadeSuframa: string | null;
			cep: string | null;
			logradouro: string | null;
			numero: string | null;
			complemento: string | null;
			bairro: string | null;
			municipio: string | null;
			uf: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO") | null;
			email: string | null;
			contatos: {
				nome: string;
				funcao: string | null;
				email: string | null;
				telefone: string | null;
			}[];
			banco: string | null;
			agencia: string | null;
			conta: string | null;
			dciMensal: boolean;
			dciAdeNumero: string | null;
			dciAdeData: string | null;
			resolucoes: {
				numero: string;
				data: string;
				produto: string;
				portariaPpb: string | null;
				/** @enum {string} */
				tipoCoeficiente: "FIXO" | "VARIAVEL";
				acrescimo: string;
				validade: string | null;
			}[];
			/** @enum {string} */
			arredondamentoCra: "MEIO_PARA_CIMA" | "TRUNCAR";
			/** @enum {string} */
			baseCusto: "FOB" | "CIF";
			observacao: string | null;
		};
		ImportarDiProcessoLinha: {
			id: string;
			numero: string;
			numeroDI: string;
			versao: number;
			diferencas: {
				caminho: string;
				antes: string | number | null;
				depois: string | number | null;
			}[];
			efeito: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
			};
			recolher: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
			};
			valorAduaneiro: string;
			pago: string;
			blocos: {
				bloco: string;
				diferencas: number;
				efeito: {
					ii: string;
					ipi: string;
					pis: string;
					cofins: string;
				};
				recolher: {
					ii: string;
					ipi: string;
					pis: string;
					cofins: string;
				};
				valorAduaneiro: string;
				pago: string;
			}[];
			aplicada: boolean;
		};
		ImportarDiProcessoLinha201: {
			id: string;
			numero: string;
			numeroDI: string;
			adicoes: number;
			itens: number;
			valorAduaneiro: string;
			tributos: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				outros: string | null;
				taxaSiscomex: string;
			};
			recolher: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				outros: string | null;
				taxaSiscomex: string;
			};
		};
		ImportarNcmResposta: {
			atualizadaEm: string;
			ato: string;
			novas: number;
			alteradas: number;
			foraDeVigor: number;
			iguais: number;
		};
		IncotermEdicao: {
			id: string;
			versao: number;
			codigo: string;
			nome: string;
			sigla?: null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		IncotermNovo: {
			codigo: string;
			nome: string;
			sigla?: null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		ItemEdicao: {
			id: string;
			versao: number;
			partNumber: string;
			descricao: string;
			descricaoResumida?: string | null;
			ncm: string;
			destaque?: string | null;
			unidadeComercializada: string;
			unidadeEstatistica?: string | null;
			codigoSuframa?: string | null;
			/** @enum {string} */
			origem: "IMPORTADO" | "NACIONAL";
			paisOrigem?: {
				codigo: string;
			} | null;
			fornecedorPadrao?: {
				id: string;
			} | null;
			fabricantePadrao?: {
				id: string;
			} | null;
			pesoLiquidoUnitario?: string | null;
			pesoBrutoUnitario?: string | null;
			valorUnitarioReferencia?: string | null;
			moeda?: {
				codigo: string;
			} | null;
			naladi?: string | null;
			apelidos?: string[];
			observacao?: string | null;
		};
		ItemNovo: {
			partNumber: string;
			descricao: string;
			descricaoResumida?: string | null;
			ncm: string;
			destaque?: string | null;
			unidadeComercializada: string;
			unidadeEstatistica?: string | null;
			codigoSuframa?: string | null;
			/** @enum {string} */
			origem: "IMPORTADO" | "NACIONAL";
			paisOrigem?: {
				codigo: string;
			} | null;
			fornecedorPadrao?: {
				id: string;
			} | null;
			fabricantePadrao?: {
				id: string;
			} | null;
			pesoLiquidoUnitario?: string | null;
			pesoBrutoUnitario?: string | null;
			valorUnitarioReferencia?: string | null;
			moeda?: {
				codigo: string;
			} | null;
			naladi?: string | null;
			apelidos?: string[];
			observacao?: string | null;
		};
		ItemResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			partNumber: string;
			descricao: string;
			descricaoResumida: string | null;
			ncm: string;
			destaque: string | null;
			unidadeComercializada: string;
			unidadeEstatistica: string | null;
			codigoSuframa: string | null;
			/** @enum {string} */
			origem: "IMPORTADO" | "NACIONAL";
			paisOrigem: {
				codigo: string;
				nome: string;
			} | null;
			fornecedorPadrao: {
				id: string;
				razaoSocial: string;
			} | null;
			fabricantePadrao: {
				id: string;
				razaoSocial: string;
			} | null;
			pesoLiquidoUnitario: string | null;
			pesoBrutoUnitario: string | null;
			valorUnitarioReferencia: string | null;
			moeda: {
				codigo: string;
				nome: string;
			} | null;
			naladi: string | null;
			apelidos: string[];
			observacao: string | null;
		};
		ItensDoProcesso: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			bloqueio: string | null;
			itens: {
				id: string;
				pedidoItem: {
					id: string;
					pedidoId: string;
					numero: string;
					linha: number;
					disponivel: string;
				} | null;
				item: {
					id: string;
				} | null;
				partNumber: string | null;
				descricao: string;
				ncm: string;
				destaque: string | null;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
				pesoLiquido: string | null;
				moeda: {
					codigo: string;
					nome: string;
				};
				/** @enum {string} */
				incoterm: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
				fornecedor: {
					id: string;
					razaoSocial: string;
				} | null;
				fabricante: {
					id: string;
					razaoSocial: string;
				} | null;
				paisOrigem: {
					codigo: string;
					nome: string;
				} | null;
				/** @enum {string} */
				condicao: "NOVA" | "USADA";
				aplicacao: ("CONSUMO" | "REVENDA" | "ATIVO" | "INDUSTRIALIZACAO" | "OUTRA") | null;
				numeroLi: string | null;
				codigoSuframa: string | null;
				adicao: number | null;
			}[];
			adicoes: {
				numero: number;
				tributos: {
					ii: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						exTarifario?: {
							aliquota: string;
							ato?: string;
						};
						acordo?: {
							aliquota?: string;
							margem?: string;
							nome?: string;
						};
					};
					ipi: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
					};
					pis: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
						/** @enum {string} */
						categoria?: "GERAL" | "AUTOPECAS";
					};
					cofins: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
						/** @enum {string} */
						categoria?: "GERAL" | "AUTOPECAS";
						adicional?: boolean;
					};
				};
				antidumping: ({
					/** @enum {string} */
					tipo: "ESPECIFICO";
					moeda: string;
					quantidade: string;
					valorUnidade: string;
				} | {
					/** @enum {string} */
					tipo: "AD_VALOREM";
					aliquota: string;
				}) | null;
				acrescimos: {
					moeda: string;
					valor: string;
					denominacao?: string;
					capatazia?: boolean;
				}[];
				deducoes: {
					moeda: string;
					valor: string;
					denominacao?: string;
					capatazia?: boolean;
				}[];
				fundamentoLegal: string | null;
				campos: {
					[key: string]: string;
				};
			}[];
		};
		ItensDoProcessoEdicao: {
			id: string;
			versao: number;
			itens?: {
				id?: string | null;
				pedidoItem?: {
					id: string;
				} | null;
				item?: {
					id: string;
				} | null;
				partNumber?: string | null;
				descricao: string;
				ncm: string;
				destaque?: string | null;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
				pesoLiquido?: string | null;
				moeda: {
					codigo: string;
				};
				/** @enum {string} */
				incoterm: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
				fornecedor?: {
					id: string;
				} | null;
				fabricante?: {
					id: string;
				} | null;
				paisOrigem?: {
					codigo: string;
				} | null;
				/** @enum {string} */
				condicao?: "NOVA" | "USADA";
				aplicacao?: ("CONSUMO" | "REVENDA" | "ATIVO" | "INDUSTRIALIZACAO" | "OUTRA") | null;
				numeroLi?: string | null;
				codigoSuframa?: string | null;
				adicao?: number | null;
			}[];
			adicoes?: {
				numero: number;
				tributos: {
					ii: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						exTarifario?: {
							aliquota: string;
							ato?: string;
						};
						acordo?: {
							aliquota?: string;
							margem?: string;
							nome?: string;
						};
					};
					ipi: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
					};
					pis: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
						/** @enum {string} */
						categoria?: "GERAL" | "AUTOPECAS";
					};
					cofins: {
						/** @enum {string} */
						regime: "INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL";
						fundamento?: string;
						aliquotaReduzida?: string;
						reducaoPerc?: string;
						meses?: string;
						aliquota?: string;
						especifica?: {
							quantidade: string;
							valorUnidade: string;
							unidade?: string;
						};
						/** @enum {string} */
						categoria?: "GERAL" | "AUTOPECAS";
						adicional?: boolean;
					};
				};
				antidumping?: ({
					/** @enum {string} */
					tipo: "ESPECIFICO";
					moeda: string;
					quantidade: string;
					valorUnidade: string;
				} | {
					/** @enum {string} */
					tipo: "AD_VALOREM";
					aliquota: string;
				}) | null;
				acrescimos?: {
					moeda: string;
					valor: string;
					denominacao?: string;
					capatazia?: boolean;
				}[];
				deducoes?: {
					moeda: string;
					valor: string;
					denominacao?: string;
					capatazia?: boolean;
				}[];
				fundamentoLegal?: string | null;
				campos?: {
					[key: string]: string;
				};
			}[];
		};
		LerConviteResposta: {
			empresa: string;
			nome: string;
			email: string;
			ate: string;
		};
		LerDaiDiferencasResposta: {
			envio: {
				id: string;
				sequencia: number;
				enviadoEm: string | null;
				numero: string | null;
			} | null;
			diferencas: {
				caminho: string;
				nome: string;
				antes: string | null;
				depois: string | null;
			}[];
		};
		LerDaiPendenciasResposta: {
			SEM_DAI: number;
			SEM_DAI_72H: number;
			AGUARDANDO_CIENCIA: number;
			NOTIFICACAO_ABERTA: number;
			SEM_EXONERACAO: number;
		};
		LerDaiPreviaXmlResposta: {
			nome: string;
			xml: string;
			aviso: string | null;
		};
		LerDaiTotaisResposta: {
			icmsBase: string;
			icmsSemIncentivo: string;
			icmsRecolher: string;
			notificacaoValor: string;
		};
		LerDashboardResposta: {
			hoje: string;
			de: string;
			ate: string;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
			} | null;
			situacoes: {
				/** @enum {string} */
				situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				quantidade: number;
			}[];
			registro: {
				quantidade: number;
				valorAduaneiro: string;
				tributos: string;
				recolher: string;
				canais: {
					canal: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
					quantidade: number;
				}[];
				meses: {
					mes: string;
					quantidade: number;
					valorAduaneiro: string;
					tributos: string;
					recolher: string;
				}[];
				antes: {
					quantidade: number;
					valorAduaneiro: string;
					tributos: string;
					recolher: string;
				};
			};
			etapas: {
				/** @enum {string} */
				situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				passagens: number;
				media: string | null;
				antes: string | null;
				meses: {
					mes: string;
					media: string | null;
				}[];
			}[];
			suspenso: {
				lotes: number;
				valor: string;
			};
			darfs: {
				quantidade: number;
				total: string;
				vencidos: number;
				totalVencido: string;
				proximo: string | null;
			};
			notificacoes: {
				quantidade: number;
				total: string;
				vencidos: number;
				totalVencido: string;
				proximo: string | null;
			};
			chegadas: {
				total: number;
				atrasadas: number;
				dias: {
					dia: string;
					quantidade: number;
				}[];
				proximas: {
					id: string;
					numero: string;
					referencia: string | null;
					eta: string;
					/** @enum {string} */
					situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
					importador: string | null;
					procedencia: string | null;
					viaTransporte: ("10" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09") | null;
					veiculo: string | null;
				}[];
			};
			prazos: {
				/** @enum {string} */
				regra: "EXIGENCIA" | "CIENCIA" | "DAR" | "SEM_DAI" | "ETA_PASSADA" | "DEVOLUCAO" | "LICENCA" | "A_DEBITAR" | "DIFERENCA" | "DOCUMENTO" | "DCI_MENSAL" | "DCI_A_PAGAR" | "EXONERACAO" | "PROCURACAO" | "CERTIFICADO" | "SUFRAMA" | "RESOLUCAO" | "PO_ATRASADO" | "DCR_DESATUALIZADO";
				quantidade: number;
				/** @enum {string} */
				nivel: "erro" | "aviso";
				prazo: string | null;
			}[];
			cotacoes: {
				sigla: string;
				nome: string;
				dias: {
					data: string;
					valorTaxa: string;
				}[];
			}[];
		};
		LerDciConferenciaResposta: {
			apontamentos: {
				/** @enum {string} */
				nivel: "erro" | "aviso";
				codigo: string;
				mensagem: string;
				campo: string | null;
				/** @enum {string} */
				etapa: "periodo" | "notas" | "itens" | "insumos" | "tributos" | "conferencia";
				nota?: {
					id: string;
					numero: string;
				} | null;
				produto?: {
					id: string;
					codigo: string;
				} | null;
			}[];
		};
		LerDciDarfResposta: {
			em: string;
			venceEm: string | null;
			diasAtraso: number;
			contagem?: string;
			percMulta: string;
			percJuros: string;
			darfs: {
				/** @enum {string} */
				tributo: "II" | "IPI" | "PIS" | "COFINS";
				receita: string;
				principal: string;
				multa: string;
				juros: string;
				total: string;
			}[];
			total: string;
		};
		LerDciHabilitacaoResposta: {
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				/** @enum {string} */
				setor: "0" | "1";
			};
			habilitada: boolean;
			adeNumero: string | null;
			adeData: string | null;
			arquivos: {
				/** @enum {string} */
				arquivo: "REGINV" | "REGINS" | "REGMERC" | "REGPJF" | "REGESTI";
				linhas: number | null;
			}[];
		};
		LerDciInsumosResposta: {
			faltanteBloqueia: boolean;
			insumos: {
				chave: string;
				codigo: string;
				descricao: string;
				unidade: string | null;
				necessidade: string;
				baixado: string;
				faltante: string;
				usos: {
					item: string;
					/** @enum {string} */
					modalidade: "PE" | "PI_COM_PPB" | "PI_SEM_PPB" | "PN";
					codigo: string;
					/** @enum {number} */
					destino: 1 | 2 | 3 | 4;
					coefTecnico: string;
					quantidade: string;
				}[];
				saques: {
					id: string;
					/** @enum {string} */
					papel: "DECLARACAO" | "NF" | "DSI";
					numeroDeclaracao: string;
					serie: string | null;
					adicao: number;
					item: number;
					dataDesembaraco: string;
					processo: {
						id: string;
						numero: string;
					} | null;
					descricao: string;
					unidade: string | null;
					saldo: string;
					quantidade: string;
					manual: boolean;
				}[];
				lotes: {
					id: string;
					/** @enum {string} */
					papel: "DECLARACAO" | "NF" | "DSI";
					numeroDeclaracao: string;
					serie: string | null;
					adicao: number;
					item: number;
					dataDesembaraco: string;
					processo: {
						id: string;
						numero: string;
					} | null;
					descricao: string;
					unidade: string | null;
					saldo: string;
				}[];
			}[];
		};
		LerDciTotaisResposta: {
			iiUSD: string;
			tributos: string;
		};
		LerDcrAtualizacaoResposta: {
			mudancas: {
				/** @enum {string} */
				alerta: "IMPORTACAO_MAIS_RECENTE" | "COMPRA_MAIS_RECENTE" | "ALIQUOTA_MUDOU" | "ESTRUTURA_MUDOU" | "RESOLUCAO_VENCIDA";
				codigo: string | null;
				descricao: string;
				antes: string | null;
				depois: string | null;
				documento: string | null;
				data: string | null;
			}[];
			antes: {
				CCN: string | null;
				CCI: string | null;
				CMO: string | null;
				coefCalculado6: string | null;
				CRA: string | null;
				iiCheioUSD: string | null;
				iiUnitUSD: string | null;
			};
			depois: {
				CCN: string | null;
				CCI: string | null;
				CMO: string | null;
				coefCalculado6: string | null;
				CRA: string | null;
				iiCheioUSD: string | null;
				iiUnitUSD: string | null;
			};
			conteudo: {
				importador: {
					id: string;
				};
				representante: {
					id: string;
				} | null;
				/** @enum {string} */
				tipo: "N" | "R" | "S";
				anterior: {
					id: string;
				} | null;
				anteriorNumero: string | null;
				processoRetificador: string | null;
				produto: {
					id: string;
				};
				descricao: string;
				ncm: string;
				unidade: string;
				pesoBruto: string;
				ppb: string | null;
				resolucao: string | null;
				informatica: boolean;
				/** @enum {string} */
				tipoCoeficiente: "FIXO" | "VARIAVEL";
				acrescimo: string;
				dataBase: string;
				taxaUSD: string;
				/** @enum {string} */
				baseCusto: "FOB" | "CIF";
				estrutura: {
					id: string;
					versao: number;
				} | null;
				modelos: {
					modelo: string;
					descricao: string;
					precoVenda: string;
				}[];
				nacionais: {
					id: string | null;
					item: {
						id: string;
					} | null;
					codigo: string;
					descricao: string;
					unidade: string | null;
					ncm: string;
					quantidade: string;
					/** @enum {string} */
					moeda: "USD" | "BRL";
					preco: string;
					nf: string | null;
					serie: string | null;
					cnpj: string | null;
					ie: string | null;
					dataEmissao: string | null;
				}[];
				subcomponentes: {
					id: string | null;
					item: {
						id: string;
					} | null;
					codigo: string;
					descricao: string;
					unidade: string | null;
					ncm: string;
					quantidade: string;
					/** @enum {string} */
					moeda: "USD" | "BRL";
					preco: string;
					nf: string | null;
					serie: string | null;
					cnpj: string | null;
					ie: string | null;
					dataEmissao: string | null;
					/** @enum {string} */
					documento: "DI" | "DUIMP" | "NF";
					lote: {
						id: string;
					} | null;
					numeroDeclaracao: string | null;
					adicao: number | null;
					itemDaAdicao: number | null;
					aliquotaII: string;
					/** @enum {string} */
					suspensao: "S" | "N";
					/** @enum {string} */
					reduz: "S" | "N";
					pai: string;
					/** @enum {string} */
					incluiBC: "S" | "N";
				}[];
				importados: {
					id: string | null;
					item: {
						id: string;
					} | null;
					codigo: string;
					descricao: string;
					unidade: string | null;
					ncm: string;
					quantidade: string;
					/** @enum {string} */
					moeda: "USD" | "BRL";
					preco: string;
					nf: string | null;
					serie: string | null;
					cnpj: string | null;
					ie: string | null;
					dataEmissao: string | null;
					/** @enum {string} */
					documento: "DI" | "DUIMP" | "NF";
					lote: {
						id: string;
					} | null;
					numeroDeclaracao: string | null;
					adicao: number | null;
					itemDaAdicao: number | null;
					aliquotaII: string;
					/** @enum {string} */
					suspensao: "S" | "N";
					/** @enum {string} */
					reduz: "S" | "N";
				}[];
				salarios: string;
				encargos: string;
				maoDeObraMensal: {
					salarios: string;
					encargos: string;
					producao: string;
				} | null;
				observacao: string | null;
			};
		};
		LerDcrConferenciaResposta: {
			apontamentos: {
				/** @enum {string} */
				nivel: "erro" | "aviso";
				codigo: string;
				mensagem: string;
				campo: string | null;
				/** @enum {string} */
				etapa: "identificacao" | "modelos" | "nacionais" | "subcomponentes" | "importados" | "mao-de-obra" | "calculo" | "conferencia";
			}[];
		};
		LerDcrInsumosDaDiResposta: {
			linhas: {
				id: string;
				processo: {
					id: string;
					numero: string;
				};
				numeroDeclaracao: string;
				adicao: number;
				item: number;
				dataRegistro: string;
				dataDesembaraco: string;
				partNumber: string | null;
				itemId: string | null;
				ncm: string;
				descricao: string;
				unidade: string | null;
				fornecedor: string | null;
				quantidade: string;
				saldo: string;
				custoUSD: string | null;
				custoFob: string | null;
				custoCif: string | null;
				moeda: string | null;
				aliquotaII: string | null;
				regime: string | null;
				/** @enum {string} */
				suspensao: "S" | "N";
				haMaisRecente: boolean;
			}[];
			total: number;
		};
		LerDiResposta: {
			declaracoes: {
				numeroDI: string;
				duimp?: {
					versao: number;
					situacao: string | null;
					/** @enum {boolean} */
					respostaASefaz?: true;
				};
				sequencialRetificacao: number;
				tipoDeclaracao: {
					codigo: string | null;
					nome: string | null;
				};
				modalidadeDespacho: {
					codigo: string | null;
					nome: string | null;
				};
				caracterizacaoOperacao: {
					codigo: string | null;
					nome: string | null;
				};
				dataRegistro: string;
				dataDesembaraco: string | null;
				canalCodigo: string | null;
				situacaoEntregaCarga: string | null;
				importador: {
					numero: string;
					nome: string | null;
					representanteLegal: {
						cpf: string | null;
						nome: string | null;
					};
				};
				urfDespacho: {
					codigo: string | null;
					nome: string | null;
				};
				carga: {
					viaTransporte: {
						codigo: string | null;
						nome: string | null;
					};
					transportador: string | null;
					veiculo: string | null;
					paisProcedencia: {
						codigo: string | null;
						nome: string | null;
					};
					urfEntrada: {
						codigo: string | null;
						nome: string | null;
					};
					recinto: {
						codigo: string | null;
						nome: string | null;
					};
					setor: string | null;
					dataChegada: string | null;
					pesoBruto: string | null;
					pesoLiquido: string | null;
				};
				conhecimento: {
					numero: string | null;
					master: string | null;
					tipo: {
						codigo: string | null;
						nome: string | null;
					};
					dataEmbarque: string | null;
					localEmbarque: string | null;
				};
				frete: {
					moeda: {
						codigo: string | null;
						nome: string | null;
					};
					valorMoeda: string | null;
					valorDolares: string | null;
					valorReais: string | null;
				};
				seguro: {
					moeda: {
						codigo: string | null;
						nome: string | null;
					};
					valorMoeda: string | null;
					valorDolares: string | null;
					valorReais: string | null;
				};
				totais: {
					adicoes: number | null;
					vmleDolares: string | null;
					vmleReais: string | null;
					vmldDolares: string | null;
					vmldReais: string | null;
				};
				pagamentos: {
					codigoReceita: string;
					data: string | null;
					valorReceita: string;
					valorMulta: string;
					valorJuros: string;
					numeroRetificacao: number;
					campos?: {
						[key: string]: string | number | null;
					};
				}[];
				documentos: {
					tipo: {
						codigo: string | null;
						nome: string | null;
					};
					numero: string | null;
					campos?: {
						[key: string]: string | number | null;
					};
				}[];
				embalagens: {
					tipo: {
						codigo: string | null;
						nome: string | null;
					};
					quantidade: number | null;
					campos?: {
						[key: string]: string | number | null;
					};
				}[];
				informacaoComplementar: string | null;
				campos?: {
					[key: string]: string | number | null;
				};
				grupos?: {
					[key: string]: {
						[key: string]: string | number | null;
					}[];
				};
				adicoes: {
					numero: string;
					numeroLI: string | null;
					ncm: string;
					nomeNcm: string | null;
					incoterm: string | null;
					localCondicaoVenda: string | null;
					moeda: {
						codigo: string | null;
						nome: string | null;
					};
					valorMoeda: string | null;
					valorReais: string | null;
					valorTotalCondicaoVenda: string | null;
					freteReais: string | null;
					seguroReais: string | null;
					acrescimos: {
						codigo: string | null;
						denominacao: string | null;
						moeda: {
							codigo: string | null;
							nome: string | null;
						};
						valorMoeda: string | null;
						valorReais: string | null;
						campos?: {
							[key: string]: string | number | null;
						};
					}[];
					deducoes: {
						codigo: string | null;
						denominacao: string | null;
						moeda: {
							codigo: string | null;
							nome: string | null;
						};
						valorMoeda: string | null;
						valorReais: string | null;
						campos?: {
							[key: string]: string | number | null;
						};
					}[];
					pesoLiquido: string | null;
					quantidadeEstatistica: string | null;
					unidadeEstatistica: string | null;
					fornecedor: string | null;
					fabricante: string | null;
					paisOrigem: {
						codigo: string | null;
						nome: string | null;
					};
					paisAquisicao: {
						codigo: string | null;
						nome: string | null;
					};
					aplicacao: string | null;
					condicao: string | null;
					tributos: {
						ii: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
						};
						ipi: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
						};
						pis: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
						};
						cofins: {
							regime: {
								codigo: string | null;
								nome: string | null;
							};
							base: string | null;
							aliquota: string | null;
							aliquotaReduzida: string | null;
							devido: string;
							recolher: string;
						};
					};
					outros?: {
						antidumping?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						compensatorio?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						salvaguarda?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						cide?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
						multa?: {
							devido: string;
							recolher: string;
							especifica: {
								quantidade: string;
								valorUnidade: string;
							} | null;
							aliquota: string | null;
						};
					};
					itens: {
						sequencia: number;
						descricao: string;
						quantidade: string;
						unidade: string | null;
						valorUnitario: string;
						duimp?: {
							pesoLiquido: string | null;
							quantidadeEstatistica: string | null;
							valorMoeda: string | null;
							valorReais: string | null;
							freteReais: string | null;
							seguroReais: string | null;
							valorAduaneiro: string | null;
							acrescimos: {
								codigo: string | null;
								denominacao: string | null;
								moeda: {
									codigo: string | null;
									nome: string | null;
								};
								valorMoeda: string | null;
								valorReais: string | null;
								campos?: {
									[key: string]: string | number | null;
								};
							}[];
							deducoes: {
								codigo: string | null;
								denominacao: string | null;
								moeda: {
									codigo: string | null;
									nome: string | null;
								};
								valorMoeda: string | null;
								valorReais: string | null;
								campos?: {
									[key: string]: string | number | null;
								};
							}[];
							tributos: {
								ii: {
									regime: {
										codigo: string | null;
										nome: string | null;
									};
									base: string | null;
									aliquota: string | null;
									aliquotaReduzida: string | null;
									devido: string;
									recolher: string;
									fundamento: string | null;
									tipoAliquota?: string | null;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									baseReduzida: string | null;
									reducaoDaBase: string | null;
									reducaoDaAliquota: string | null;
									percentualPagamento: string | null;
									calculado: string | null;
									reduzido: string | null;
									suspenso: string | null;
									originalDevido: string | null;
									atributos: {
										codigo: string | null;
										valor: string | null;
									}[];
								};
								ipi: {
									regime: {
										codigo: string | null;
										nome: string | null;
									};
									base: string | null;
									aliquota: string | null;
									aliquotaReduzida: string | null;
									devido: string;
									recolher: string;
									fundamento: string | null;
									tipoAliquota?: string | null;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									baseReduzida: string | null;
									reducaoDaBase: string | null;
									reducaoDaAliquota: string | null;
									percentualPagamento: string | null;
									calculado: string | null;
									reduzido: string | null;
									suspenso: string | null;
									originalDevido: string | null;
									atributos: {
										codigo: string | null;
										valor: string | null;
									}[];
								};
								pis: {
									regime: {
										codigo: string | null;
										nome: string | null;
									};
									base: string | null;
									aliquota: string | null;
									aliquotaReduzida: string | null;
									devido: string;
									recolher: string;
									fundamento: string | null;
									tipoAliquota?: string | null;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									baseReduzida: string | null;
									reducaoDaBase: string | null;
									reducaoDaAliquota: string | null;
									percentualPagamento: string | null;
									calculado: string | null;
									reduzido: string | null;
									suspenso: string | null;
									originalDevido: string | null;
									atributos: {
										codigo: string | null;
										valor: string | null;
									}[];
								};
								cofins: {
									regime: {
										codigo: string | null;
										nome: string | null;
									};
									base: string | null;
									aliquota: string | null;
									aliquotaReduzida: string | null;
									devido: string;
									recolher: string;
									fundamento: string | null;
									tipoAliquota?: string | null;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									baseReduzida: string | null;
									reducaoDaBase: string | null;
									reducaoDaAliquota: string | null;
									percentualPagamento: string | null;
									calculado: string | null;
									reduzido: string | null;
									suspenso: string | null;
									originalDevido: string | null;
									atributos: {
										codigo: string | null;
										valor: string | null;
									}[];
								};
							};
							outros: {
								antidumping?: {
									devido: string;
									recolher: string;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									aliquota: string | null;
								};
								compensatorio?: {
									devido: string;
									recolher: string;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									aliquota: string | null;
								};
								salvaguarda?: {
									devido: string;
									recolher: string;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									aliquota: string | null;
								};
								cide?: {
									devido: string;
									recolher: string;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									aliquota: string | null;
								};
								multa?: {
									devido: string;
									recolher: string;
									especifica: {
										quantidade: string;
										valorUnidade: string;
									} | null;
									aliquota: string | null;
								};
							};
							aplicacao: string | null;
							metodoValoracao: string | null;
							coberturaCambial: string | null;
							rof: string | null;
							vinculo: string | null;
							adquirente: string | null;
							produto: {
								codigo: string | null;
								versao: string | null;
							};
							declaracoesVinculadas: {
								[key: string]: string | number | null;
							}[];
							atributos: {
								codigo: string | null;
								valor: string | null;
							}[];
						};
						campos?: {
							[key: string]: string | number | null;
						};
					}[];
					campos: {
						[key: string]: string | null;
					};
					grupos?: {
						[key: string]: {
							[key: string]: string | number | null;
						}[];
					};
				}[];
				resumo: {
					valorAduaneiro: string;
					itens: number;
					tributos: {
						ii: string;
						ipi: string;
						pis: string;
						cofins: string;
						outros: string | null;
						taxaSiscomex: string;
					};
					recolher: {
						ii: string;
						ipi: string;
						pis: string;
						cofins: string;
						outros: string | null;
						taxaSiscomex: string;
					};
				};
				conferencias: {
					codigo: string;
					/** @enum {string} */
					nivel: "erro" | "aviso" | "ok";
					mensagem: string;
					declarado: string | null;
					calculado: string | null;
					adicao: string | null;
				}[];
				processoExistente: {
					id: string;
					numero: string;
				} | null;
			}[];
		};
		LerItensPurchaseOrderResposta: {
			folha: string;
			ignoradas: string[];
			linhas: {
				numero: number;
				celulas: {
					[key: string]: string;
				};
				erros: {
					[key: string]: string;
				};
			}[];
			fabricantes: {
				id: string;
				razaoSocial: string;
			}[];
		};
		LerLinhagemResposta: {
			foco: string;
			nos: {
				id: string;
				/** @enum {string} */
				tipo: "PO" | "PROCESSO" | "LOTE" | "COMPONENTE" | "DCR" | "DCI" | "NOTA";
				titulo: string;
				detalhe: string | null;
				situacao: string | null;
				data: string | null;
				dono: {
					/** @enum {string} */
					tipo: "PO" | "PROCESSO" | "LOTE" | "COMPONENTE" | "DCR" | "DCI" | "NOTA";
					id: string;
				} | null;
				valores: {
					quantidade?: string;
					unidade?: string;
					saldo?: string;
					suspenso?: {
						ii: string;
						ipi: string;
						pis: string;
						cofins: string;
						suspenso: string;
					};
				};
				mais: number;
			}[];
			arestas: {
				de: string;
				para: string;
				/** @enum {string} */
				tipo: "EMBARCADO" | "DECLARADO" | "ENTRADA" | "EVIDENCIA" | "MESMO_ITEM" | "COMPOE" | "BASE" | "BAIXADO" | "PREVISTO" | "DEVOLVIDO" | "SAIDA";
				rotulo: string;
				quantidade: string | null;
			}[];
			totais: {
				suspenso: {
					ii: string;
					ipi: string;
					pis: string;
					cofins: string;
					suspenso: string;
				};
				lotes: number;
			};
			cortado: boolean;
		};
		LerLinhasEstruturaResposta: {
			folha: string;
			ignoradas: string[];
			linhas: {
				numero: number;
				celulas: {
					[key: string]: string;
				};
				erros: {
					[key: string]: string;
				};
			}[];
		};
		LerMapaResposta: {
			hoje: string;
			total: number;
			atrasados: number;
			origens: {
				chave: string;
				nome: string;
				pais: string | null;
				sigla: string | null;
				precisao: ("PORTO" | "AEROPORTO" | "PAIS") | null;
				lugar: {
					lat: number;
					lon: number;
				} | null;
				total: number;
				atrasados: number;
				proximoEta: string | null;
				embarques: {
					id: string;
					numero: string;
					referencia: string | null;
					/** @enum {string} */
					situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
					viaTransporte: ("10" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09") | null;
					veiculo: string | null;
					importador: string | null;
					fornecedor: string | null;
					etd: string | null;
					embarque: string | null;
					eta: string | null;
					chegada: string | null;
					valores: {
						moeda: string;
						valor: string;
					}[];
				}[];
			}[];
		};
		LerMatrizTributacaoPreviaXmlResposta: {
			nome: string;
			xml: string;
			aviso: string | null;
			apontamentos: {
				codigo: string;
				/** @enum {string} */
				nivel: "erro" | "aviso";
				mensagem: string;
				caminho: string | null;
				adicao: string | null;
				alvo: {
					/** @enum {string} */
					onde: "DAI";
					campo: string;
					adicao: string | null;
				} | {
					/** @enum {string} */
					onde: "IMPORTADOR";
					id: string | null;
					campo: string | null;
				} | {
					/** @enum {string} */
					onde: "MATRIZ";
					id: string | null;
					campo: string | null;
				} | {
					/** @enum {string} */
					onde: "DECLARACAO";
					adicao: string | null;
				} | {
					/** @enum {string} */
					onde: "DESPESAS";
				} | {
					/** @enum {string} */
					onde: "PARAMETROS";
					codigo: string | null;
				} | {
					/** @enum {string} */
					onde: "ARQUIVO";
				};
			}[];
			importador: {
				id: string;
				razaoSocial: string;
			};
			dia: string;
			itens: number;
			xsd: {
				nome: string;
				carregadoEm: string;
			} | null;
		};
		LerMeuDiaResposta: {
			hoje: string;
			linhas: {
				chave: string;
				/** @enum {string} */
				regra: "EXIGENCIA" | "CIENCIA" | "DAR" | "SEM_DAI" | "ETA_PASSADA" | "DEVOLUCAO" | "LICENCA" | "A_DEBITAR" | "DIFERENCA" | "DOCUMENTO" | "DCI_MENSAL" | "DCI_A_PAGAR" | "EXONERACAO" | "PROCURACAO" | "CERTIFICADO" | "SUFRAMA" | "RESOLUCAO" | "PO_ATRASADO" | "DCR_DESATUALIZADO";
				/** @enum {string} */
				nivel: "erro" | "aviso";
				/** @enum {string} */
				grupo: "ATRASADO" | "HOJE" | "SETE_DIAS" | "DEPOIS" | "SEM_PRAZO";
				titulo: string;
				porque: string;
				prazo: string | null;
				valor: {
					valor: string;
					/** @enum {string} */
					oQue: "TRIBUTOS_SUSPENSOS" | "TRIBUTOS_DECLARADOS" | "DIFERENCA" | "DAR" | "DARF" | "ICMS_A_RECOLHER" | "ICMS_SEM_INCENTIVO" | "A_DEBITAR";
				} | null;
				lugar: {
					/** @enum {string} */
					onde: "PROCESSO" | "DAI" | "DCI" | "DCI_NOVA" | "DCR" | "IMPORTADOR" | "REPRESENTANTE" | "PEDIDO";
					id: string;
					aba: string | null;
					campo: string | null;
				};
				responsavel: {
					id: string;
					nome: string;
				} | null;
				importador: {
					id: string;
					nome: string;
				} | null;
				adiamento: {
					ate: string;
					motivo: string;
					em: string;
					voltou: ("DATA" | "PIOROU") | null;
				} | null;
			}[];
			grupos: {
				/** @enum {string} */
				grupo: "ATRASADO" | "HOJE" | "SETE_DIAS" | "DEPOIS" | "SEM_PRAZO";
				linhas: number;
				valores: {
					valor: string;
					/** @enum {string} */
					oQue: "TRIBUTOS_SUSPENSOS" | "TRIBUTOS_DECLARADOS" | "DIFERENCA" | "DAR" | "DARF" | "ICMS_A_RECOLHER" | "ICMS_SEM_INCENTIVO" | "A_DEBITAR";
				}[];
			}[];
			regras: {
				/** @enum {string} */
				regra: "EXIGENCIA" | "CIENCIA" | "DAR" | "SEM_DAI" | "ETA_PASSADA" | "DEVOLUCAO" | "LICENCA" | "A_DEBITAR" | "DIFERENCA" | "DOCUMENTO" | "DCI_MENSAL" | "DCI_A_PAGAR" | "EXONERACAO" | "PROCURACAO" | "CERTIFICADO" | "SUFRAMA" | "RESOLUCAO" | "PO_ATRASADO" | "DCR_DESATUALIZADO";
				total: number;
				mostradas: number;
			}[];
			total: number;
			adiados: number;
			aDebitar: {
				dia: string;
				valor: string;
				calculados: number;
				processos: number;
			} | null;
		};
		LerMinhaContaResposta: {
			id: string;
			versao: number;
			email: string;
			nome: string;
			telefone: string | null;
			telefonePessoal: string | null;
			rg: string | null;
			cpf: string | null;
			dtNascimento: string | null;
			despachante: boolean;
			sobremim: string | null;
			foto: string | null;
		};
		LerProcessoCambioResposta: {
			dia: string;
			registrado: boolean;
			diaUtil: string;
			moedas: {
				sigla: string;
				ptax: {
					valor: string;
					data: string;
					/** @enum {string} */
					fonte: "PTAX" | "DEMONSTRACAO";
				} | null;
				declarada: string | null;
			}[];
		};
		LerProcessoComparacaoResposta: {
			motivo: string | null;
			tolerancia: string;
			linhas: {
				adicao: string | null;
				ncm: string | null;
				/** @enum {string} */
				figura: "valorAduaneiro" | "ii" | "ipi" | "pis" | "cofins" | "antidumping" | "compensatorio" | "salvaguarda" | "cide" | "multa" | "taxaSiscomex";
				regime: ("INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL") | null;
				regimeDeclarado: string | null;
				base: string | null;
				aliquota: string | null;
				declarado: string | null;
				calculado: string | null;
				diferenca: string | null;
				relevante: boolean;
				motivo: string | null;
			}[];
			totais: {
				adicao: string | null;
				ncm: string | null;
				/** @enum {string} */
				figura: "valorAduaneiro" | "ii" | "ipi" | "pis" | "cofins" | "antidumping" | "compensatorio" | "salvaguarda" | "cide" | "multa" | "taxaSiscomex";
				regime: ("INTEGRAL" | "IMUNIDADE" | "ISENCAO" | "REDUCAO" | "SUSPENSAO" | "NAO_INCIDENCIA" | "SUSPENSAO_PROPORCIONAL") | null;
				regimeDeclarado: string | null;
				base: string | null;
				aliquota: string | null;
				declarado: string | null;
				calculado: string | null;
				diferenca: string | null;
				relevante: boolean;
				motivo: string | null;
			}[];
			itensComparados: {
				total: number;
				divergentes: number;
			} | null;
			itens: {
				adicao: string;
				item: string;
				/** @enum {string} */
				figura: "valorAduaneiro" | "ii" | "ipi" | "pis" | "cofins";
				declarado: string | null;
				calculado: string | null;
				diferenca: string | null;
				relevante: boolean;
				motivo: string | null;
			}[];
			aDebitar: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				antidumping: string;
			} | null;
			outros: {
				/** @enum {string} */
				tributo: "antidumping" | "compensatorio" | "salvaguarda" | "cide" | "multa";
				devido: string;
				recolher: string;
			}[];
		};
		LerProcessoCustoResposta: {
			motivo: string | null;
			itens: {
				adicao: string;
				sequencia: number;
				descricao: string;
				quantidade: string;
				unidade: string | null;
				valorAduaneiro: string;
				tributos: string;
				despesas: string;
				total: string;
				unitario: string;
			}[];
			totais: {
				valorAduaneiro: string;
				tributos: string;
				despesas: string;
				total: string;
			};
			recuperavel: string;
		};
		LerProcessoTotaisResposta: {
			valorAduaneiro: string;
			ii: string;
			ipi: string;
			pis: string;
			cofins: string;
			outros?: string;
			taxaSiscomex: string;
		};
		LerPurchaseOrderItemTotaisResposta: {
			valor?: string;
			valorSaldo?: string;
		};
		LerRelatorioRegistroDiResposta: {
			linhas: {
				chave: string;
				rotulo: string;
				processoId: string | null;
				valores: {
					[key: string]: string | number | null;
				};
			}[];
			totais: {
				[key: string]: string | number;
			};
		};
		LerSaldoInsumoTotaisResposta: {
			ii: string;
			ipi: string;
			pis: string;
			cofins: string;
			suspenso: string;
			saldo?: string;
			maisAntigo?: string;
			diasDoMaisAntigo?: string;
		};
		ListarDciNotasLinha: {
			id: string;
			versao: number;
			/** @enum {string} */
			origem: "XML" | "DIGITADA";
			chave: string | null;
			numero: string;
			serie: string;
			emissao: string;
			saida: string | null;
			destinatario: {
				/** @enum {string} */
				tipo: "PJ" | "PF" | "EXTERIOR";
				documento: string | null;
				nome: string;
			};
			uf: string | null;
			municipio: {
				codigo: string;
				nome: string;
			} | null;
			destino: (1 | 2 | 3 | 4) | null;
			valor: string;
			fora: ("CANCELADA" | "ENTRADA" | "DEVOLUCAO" | "ZFM" | "EXTERIOR" | "PERIODO" | "MANUAL") | null;
			motivoFora: string | null;
			itens: {
				id: string;
				nItem: number;
				codigo: string;
				descricao: string;
				ncm: string;
				cfop: string;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
				valor: string;
				modalidade: ("PE" | "PI_COM_PPB" | "PI_SEM_PPB" | "PN") | null;
				dcr: {
					id: string;
					numero: string | null;
					processo: string;
				} | null;
				fora: ("CANCELADA" | "ENTRADA" | "DEVOLUCAO" | "ZFM" | "EXTERIOR" | "PERIODO" | "MANUAL") | null;
			}[];
		};
		ListarDciPendentesLinha: {
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			competencia: string;
			dci: {
				id: string;
				processo: string;
				numero: string | null;
				/** @enum {string} */
				situacao: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
			} | null;
			venceEm: string;
			dias: number;
		};
		ListarMinhaContaSessoesLinha: {
			id: string;
			aparelho: string;
			inicio: string;
			ate: string;
			esta: boolean;
		};
		ListarPlanilhaErrosLinha: {
			numero: number;
			celulas: string[];
			erros: {
				[key: string]: string;
			};
		};
		ListarProcessoRetificacoesLinha: {
			id: string;
			arquivo: {
				id: string;
				nome: string;
				sha256: string;
			};
			arquivoAnterior: {
				id: string;
				nome: string;
				sha256: string;
			};
			aceitos: string[];
			recusados: {
				bloco: string;
				diferencas: number;
			}[];
			motivo: string;
			usuario: {
				id: string;
				nome: string;
			};
			em: string;
		};
		ListarPurchaseOrderDiferencasLinha: {
			id: string;
			linha: number;
			partNumber: string;
			descricao: string;
			ncm: string;
			unidade: string;
			quantidade: string;
			valorUnitario: string;
			valor: string;
			embarques: {
				processo: {
					id: string;
					numero: string;
					/** @enum {string} */
					situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				};
				quantidade: string;
				valorUnitario: string;
				valor: string;
				outrosValores: boolean;
				declarado: {
					/** @enum {string} */
					situacao: "ENCONTRADO";
					/** @enum {string} */
					como: "PART_NUMBER" | "NCM_E_VALOR";
					adicoes: number[];
					quantidade: string;
					valorUnitario: string;
					valor: string;
					outrosValores: boolean;
				} | {
					/** @enum {string} */
					situacao: "NAO_ENCONTRADO";
				} | {
					/** @enum {string} */
					situacao: "SEM_DECLARACAO";
				};
			}[];
		};
		ListarPurchaseOrderItemTotaisPorMoedaLinha: {
			moeda: {
				codigo: string;
				nome: string;
			};
			linhas: number;
			valor: string;
			valorSaldo: string;
		};
		ListarPurchaseOrderRelatorioLinha: {
			id: string;
			chave: string;
			nome: string;
			moeda: {
				codigo: string;
				nome: string;
			};
			pedidos: number;
			linhas: number;
			valor: string;
			valorEmbarcado: string;
			valorSaldo: string;
		};
		ListarSaldoInsumoGruposLinha: {
			chave: string;
			nome: string;
			papel: ("DECLARACAO" | "NF" | "DSI") | null;
			serie: string | null;
			descricao: string | null;
			processoId: string | null;
			itemId: string | null;
			ncm: string | null;
			lotes: number;
			unidade: string | null;
			saldo: string | null;
			ii: string;
			ipi: string;
			pis: string;
			cofins: string;
			suspenso: string;
			dataDesembaraco: string;
			idade: number;
		};
		ListarWebhookEntregasLinha: {
			id: string;
			evento: string;
			/** @enum {string} */
			situacao: "PENDENTE" | "ENTREGUE" | "FALHOU";
			criadaEm: string;
			tentativas: number;
			tentadaEm: string | null;
			proximaEm: string | null;
			resposta: string | null;
		};
		MarcarDaiCorpo: {
			versao: number;
			/** @enum {string} */
			tipo: "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA" | "LACRE" | "EXONERACAO";
			data: string;
			canal?: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			numero?: string | null;
			valor?: string | null;
			vencimento?: string | null;
			motivo?: string | null;
			documentoId?: string | null;
		};
		MatrizTributacaoEdicao: {
			id: string;
			versao: number;
			importador: {
				id: string;
			};
			ncm: string;
			codigoSuframa: string;
			destinacao: string;
			utilizacao: string;
			codigoTributacao: string;
			tratamento?: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA") | null;
			reducaoPerc?: string | null;
			decreto: string;
			tipoDocumento?: string | null;
			numeroDocumento?: string | null;
			vigenciaInicio: string;
			vigenciaFim?: string | null;
		};
		MatrizTributacaoNovo: {
			importador: {
				id: string;
			};
			ncm: string;
			codigoSuframa: string;
			destinacao: string;
			utilizacao: string;
			codigoTributacao: string;
			tratamento?: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA") | null;
			reducaoPerc?: string | null;
			decreto: string;
			tipoDocumento?: string | null;
			numeroDocumento?: string | null;
			vigenciaInicio: string;
			vigenciaFim?: string | null;
		};
		MatrizTributacaoResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			ncm: string;
			codigoSuframa: string;
			destinacao: string;
			utilizacao: string;
			codigoTributacao: string;
			tratamento: ("INTEGRAL" | "DIFERIDO" | "EXONERADO" | "REDUZIDO" | "CARGA_EFETIVA") | null;
			reducaoPerc: string | null;
			decreto: string;
			tipoDocumento: string | null;
			numeroDocumento: string | null;
			vigenciaInicio: string;
			vigenciaFim: string | null;
		};
		Memoria: {
			nome: string;
			valor: string;
			unidade: string;
			formula: string | null;
			entradas: components["schemas"]["Memoria"][];
			fonte: string | null;
		};
		MinhaContaEdicao: {
			id: string;
			versao: number;
			nome: string;
			telefone?: string | null;
			telefonePessoal?: string | null;
			rg?: string | null;
			cpf?: string | null;
			dtNascimento?: string | null;
			despachante?: boolean;
			sobremim?: string | null;
		};
		MoedaResumo: {
			sigla: string;
			codigo: string;
			nome: string;
			valorTaxa: number;
			data: string;
			/** @enum {string} */
			fonte: "PTAX" | "DEMONSTRACAO";
		};
		MoedaSiscomexEdicao: {
			id: string;
			versao: number;
			codigo: string;
			nome: string;
			sigla?: string | null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		MoedaSiscomexNovo: {
			codigo: string;
			nome: string;
			sigla?: string | null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		MontarDcrCorpo: {
			produtoId: string;
			estruturaId?: string | null;
			dataBase: string;
			/** @enum {string} */
			baseCusto: "FOB" | "CIF";
		};
		MontarDcrResposta: {
			estrutura: {
				id: string;
				versao: number;
				revisao: string;
			};
			nacionais: {
				id: string | null;
				item: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda: "USD" | "BRL";
				preco: string;
				nf: string | null;
				serie: string | null;
				cnpj: string | null;
				ie: string | null;
				dataEmissao: string | null;
			}[];
			subcomponentes: {
				id: string | null;
				item: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda: "USD" | "BRL";
				preco: string;
				nf: string | null;
				serie: string | null;
				cnpj: string | null;
				ie: string | null;
				dataEmissao: string | null;
				/** @enum {string} */
				documento: "DI" | "DUIMP" | "NF";
				lote: {
					id: string;
				} | null;
				numeroDeclaracao: string | null;
				adicao: number | null;
				itemDaAdicao: number | null;
				aliquotaII: string;
				/** @enum {string} */
				suspensao: "S" | "N";
				/** @enum {string} */
				reduz: "S" | "N";
				pai: string;
				/** @enum {string} */
				incluiBC: "S" | "N";
			}[];
			importados: {
				id: string | null;
				item: {
					id: string;
				} | null;
				codigo: string;
				descricao: string;
				unidade: string | null;
				ncm: string;
				quantidade: string;
				/** @enum {string} */
				moeda: "USD" | "BRL";
				preco: string;
				nf: string | null;
				serie: string | null;
				cnpj: string | null;
				ie: string | null;
				dataEmissao: string | null;
				/** @enum {string} */
				documento: "DI" | "DUIMP" | "NF";
				lote: {
					id: string;
				} | null;
				numeroDeclaracao: string | null;
				adicao: number | null;
				itemDaAdicao: number | null;
				aliquotaII: string;
				/** @enum {string} */
				suspensao: "S" | "N";
				/** @enum {string} */
				reduz: "S" | "N";
			}[];
		};
		NcmEdicao: {
			id: string;
			versao: number;
			codigo: string;
			descricao: string;
			unidadeEstatistica?: string | null;
			aliquotaII?: string | null;
			vigenciaInicio?: string | null;
			vigenciaFim?: string | null;
			ato?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		NcmNovo: {
			codigo: string;
			descricao: string;
			unidadeEstatistica?: string | null;
			aliquotaII?: string | null;
			vigenciaInicio?: string | null;
			vigenciaFim?: string | null;
			ato?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		NcmResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			codigo: string;
			descricao: string;
			unidadeEstatistica: string | null;
			aliquotaII: string | null;
			vigenciaInicio: string | null;
			vigenciaFim: string | null;
			ato: string | null;
			/** @enum {string} */
			situacao: "VERIFICADO" | "CONFIRMAR";
			/** @enum {string} */
			origem: "CAIS" | "EMPRESA";
		};
		PagarDciCorpo: {
			versao: number;
			data: string;
			selic?: {
				mes: string;
				taxa: string;
			}[];
		};
		PaisEdicao: {
			id: string;
			versao: number;
			codigo: string;
			nome: string;
			sigla?: string | null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		PaisNovo: {
			codigo: string;
			nome: string;
			sigla?: string | null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		PaisResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			/** @enum {string} */
			origem: "CAIS" | "EMPRESA";
			codigo: string;
			nome: string;
			sigla: string | null;
			fonte: string | null;
			/** @enum {string} */
			situacao: "VERIFICADO" | "CONFIRMAR";
			aConfirmar: ("nome" | "sigla")[];
		};
		ParametroEdicao: {
			id: string;
			versao: number;
			codigo: string;
			valor: string;
			vigenciaInicio?: string | null;
			vigenciaFim?: string | null;
			fonte: string;
			/** @enum {string} */
			situacao: "VERIFICADO" | "CONFIRMAR";
		};
		ParametroNovo: {
			codigo: string;
			valor: string;
			vigenciaInicio?: string | null;
			vigenciaFim?: string | null;
			fonte: string;
			/** @enum {string} */
			situacao: "VERIFICADO" | "CONFIRMAR";
		};
		ParametroResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			/** @enum {string} */
			origem: "CAIS" | "EMPRESA";
			codigo: string;
			valor: string;
			vigenciaInicio: string | null;
			vigenciaFim: string | null;
			fonte: string;
			/** @enum {string} */
			situacao: "VERIFICADO" | "CONFIRMAR";
		};
		Planilha: {
			id: string;
			/** @enum {string} */
			recurso: "CompraNacional" | "Fornecedor" | "Importador" | "Item" | "MatrizTributacao" | "Ncm" | "Parametro" | "Produto" | "Representante" | "Pais" | "Urf" | "Recinto" | "Unidade" | "Incoterm" | "MoedaSiscomex";
			nome: string;
			/** @enum {string} */
			situacao: "LIDA" | "CONFERINDO" | "CONFERIDA" | "GRAVANDO" | "INTERROMPIDA" | "GRAVADA" | "DESFAZENDO" | "DESFEITA";
			progresso: {
				feitas: number;
				total: number;
				conferindo: boolean;
			} | null;
			falha: string | null;
			folhas: {
				nome: string;
				linhas: number;
				amostra: string[][];
				palpite: {
					folha: number;
					cabecalho: number;
					colunas: (string | null)[];
					/** @enum {string} */
					existentes: "ATUALIZAR" | "PULAR" | "ACUSAR";
					/** @enum {string} */
					vazias: "MANTER" | "APAGAR";
				};
				lembrado: boolean;
			}[];
			mapa: {
				folha: number;
				cabecalho: number;
				colunas: (string | null)[];
				/** @enum {string} */
				existentes: "ATUALIZAR" | "PULAR" | "ACUSAR";
				/** @enum {string} */
				vazias: "MANTER" | "APAGAR";
			} | null;
			contagens: {
				novas: number;
				alteradas: number;
				iguais: number;
				puladas: number;
				comErro: number;
			} | null;
			gravadas: number | null;
			desfeitas: {
				desfeitas: number;
				mantidas: number;
			} | null;
			criadaEm: string;
		};
		Processo: {
			id: string;
			versao: number;
			numero: string;
			referencia: string | null;
			/** @enum {string} */
			tipoDocumento: "DI" | "DUIMP";
			numeroDI: string | null;
			numeroDuimp: string | null;
			/** @enum {string} */
			situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
			desde: string | null;
			canalRfb: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			canalCodigo: string | null;
			canalSefaz: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			importador: {
				id: string | null;
				numero: string;
				nome: string | null;
			};
			responsavel: {
				id: string;
				nome: string;
			} | null;
			fornecedor: string | null;
			modalidade: ("PROPRIA" | "CONTA_E_ORDEM" | "ENCOMENDA") | null;
			conhecimentoNumero: string | null;
			paisProcedencia: string | null;
			eta: string | null;
			dataRegistro: string | null;
			dataDesembaraco: string | null;
			dataChegada: string | null;
			adicoes: number;
			itens: number;
			valorAduaneiro: string;
			tributos: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				outros: string | null;
				taxaSiscomex: string;
			};
			recolher: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				outros: string | null;
				taxaSiscomex: string;
			};
			criadoEm: string;
			excluidoEm: string | null;
			alteradoEm: string | null;
			alteradoPor: string | null;
			representante: {
				id: string;
				nome: string;
			} | null;
			versaoDuimp: number | null;
			urfDespacho: {
				codigo: string;
				nome: string;
			} | null;
			urfEntrada: {
				codigo: string;
				nome: string;
			} | null;
			recinto: {
				codigo: string;
				nome: string;
			} | null;
			setor: string | null;
			incoterm: ("EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV") | null;
			localIncoterm: string | null;
			viaTransporte: ("10" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09") | null;
			procedencia: {
				codigo: string;
				nome: string;
			} | null;
			transportador: string | null;
			veiculo: string | null;
			localEmbarque: string | null;
			conhecimentoTipo: ("BL" | "HBL" | "AWB" | "HAWB" | "CRT") | null;
			conhecimentoMaster: string | null;
			manifesto: string | null;
			etd: string | null;
			embarque: string | null;
			chegada: string | null;
			presenca: string | null;
			diasLivres: number | null;
			prazoExigencia: string | null;
			daiEm: string | null;
			pesoBruto: string | null;
			pesoLiquido: string | null;
			freteMoeda: {
				codigo: string;
				nome: string;
			} | null;
			freteValor: string | null;
			freteNacional: string | null;
			seguroMoeda: {
				codigo: string;
				nome: string;
			} | null;
			seguroValor: string | null;
			conteineres: {
				numero: string;
				tipo: string | null;
				lacre: string | null;
				tara: string | null;
				pesoBruto: string | null;
				devolucao: string | null;
			}[];
			volumes: {
				tipo: string;
				quantidade: number;
				marca: string | null;
				pesoBruto: string | null;
			}[];
			licencas: {
				/** @enum {string} */
				tipo: "PLI" | "ALI" | "LI" | "LPCO";
				numero: string;
				situacao: number | null;
				registro: string | null;
				deferimento: string | null;
				validade: string | null;
				orgaos: string | null;
			}[];
			observacao: string | null;
			passos: {
				id: string;
				/** @enum {string} */
				situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				data: string;
				canalRfb: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
				prazo: string | null;
				motivo: string | null;
				daDeclaracao: boolean;
				em: string;
				usuario: {
					id: string;
					nome: string;
				};
				desfeito: {
					em: string;
					usuario: {
						id: string;
						nome: string;
					};
				} | null;
			}[];
			declaracao: {
				numeroDI: string;
				duimp?: {
					versao: number;
					situacao: string | null;
					/** @enum {boolean} */
					respostaASefaz?: true;
				};
				sequencialRetificacao: number;
				tipoDeclaracao: {
					codigo: string | null;
					nome: string | null;
				};
				modalidadeDespacho: {
					codigo: string | null;
					nome: string | null;
				};
				caracterizacaoOperacao: {
					codigo: string | null;
					nome: string | null;
				};
				dataRegistro: string;
				dataDesembaraco: string | null;
				canalCodigo: string | null;
				situacaoEntregaCarga: string | null;
				importador: {
					numero: string;
					nome: string | null;
					representanteLegal: {
						cpf: string | null;
						nome: string | null;
					};
				};
				urfDespacho: {
					codigo: string | null;
					nome: string | null;
				};
				carga: {
					viaTransporte: {
						codigo: string | null;
						nome: string | null;
					};
					transportador: string | null;
					veiculo: string | null;
					paisProcedencia: {
						codigo: string | null;
						nome: string | null;
					};
					urfEntrada: {
						codigo: string | null;
						nome: string | null;
					};
					recinto: {
						codigo: string | null;
						nome: string | null;
					};
					setor: string | null;
					dataChegada: string | null;
					pesoBruto: string | null;
					pesoLiquido: string | null;
				};
				conhecimento: {
					numero: string | null;
					master: string | null;
					tipo: {
						codigo: string | null;
						nome: string | null;
					};
					dataEmbarque: string | null;
					localEmbarque: string | null;
				};
				frete: {
					moeda: {
						codigo: string | null;
						nome: string | null;
					};
					valorMoeda: string | null;
					valorDolares: string | null;
					valorReais: string | null;
				};
				seguro: {
					moeda: {
						codigo: string | null;
						nome: string | null;
					};
					valorMoeda: string | null;
					valorDolares: string | null;
					valorReais: string | null;
				};
				totais: {
					adicoes: number | null;
					vmleDolares: string | null;
					vmleReais: string | null;
					vmldDolares: string | null;
					vmldReais: string | null;
				};
				pagamentos: {
					codigoReceita: string;
					data: string | null;
					valorReceita: string;
					valorMulta: string;
					valorJuros: string;
					numeroRetificacao: number;
					campos?: {
						[key: string]: string | number | null;
					};
				}[];
				documentos: {
					tipo: {
						codigo: string | null;
						nome: string | null;
					};
					numero: string | null;
					campos?: {
						[key: string]: string | number | null;
					};
				}[];
				embalagens: {
					tipo: {
						codigo: string | null;
						nome: string | null;
					};
					quantidade: number | null;
					campos?: {
						[key: string]: string | number | null;
					};
				}[];
				informacaoComplementar: string | null;
				campos?: {
					[key: string]: string | number | null;
				};
				grupos?: {
					[key: string]: {
						[key: string]: string | number | null;
					}[];
				};
			} | null;
			conferencias: {
				codigo: string;
				/** @enum {string} */
				nivel: "erro" | "aviso" | "ok";
				mensagem: string;
				declarado: string | null;
				calculado: string | null;
				adicao: string | null;
			}[] | null;
			arquivo: {
				id: string | null;
				nome: string;
				tamanho: number;
				sha256: string;
				recebidoEm: string;
			} | null;
		};
		ProcessoEdicao: {
			id: string;
			versao: number;
			referencia?: string | null;
			importador?: {
				id: string;
			} | null;
			representante?: {
				id: string;
			} | null;
			responsavel?: {
				id: string;
			} | null;
			modalidade?: ("PROPRIA" | "CONTA_E_ORDEM" | "ENCOMENDA") | null;
			/** @enum {string} */
			tipoDocumento?: "DI" | "DUIMP";
			numeroDI?: string | null;
			numeroDuimp?: string | null;
			versaoDuimp?: number | null;
			urfDespacho?: {
				codigo: string;
			} | null;
			urfEntrada?: {
				codigo: string;
			} | null;
			recinto?: {
				codigo: string;
			} | null;
			setor?: string | null;
			incoterm?: ("EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV") | null;
			localIncoterm?: string | null;
			viaTransporte?: ("10" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09") | null;
			procedencia?: {
				codigo: string;
			} | null;
			transportador?: string | null;
			veiculo?: string | null;
			localEmbarque?: string | null;
			conhecimentoTipo?: ("BL" | "HBL" | "AWB" | "HAWB" | "CRT") | null;
			conhecimentoNumero?: string | null;
			conhecimentoMaster?: string | null;
			manifesto?: string | null;
			etd?: string | null;
			eta?: string | null;
			embarque?: string | null;
			chegada?: string | null;
			presenca?: string | null;
			diasLivres?: number | null;
			pesoBruto?: string | null;
			pesoLiquido?: string | null;
			freteMoeda?: {
				codigo: string;
			} | null;
			freteValor?: string | null;
			freteNacional?: string | null;
			seguroMoeda?: {
				codigo: string;
			} | null;
			seguroValor?: string | null;
			conteineres?: {
				numero: string;
				tipo?: string | null;
				lacre?: string | null;
				tara?: string | null;
				pesoBruto?: string | null;
				devolucao?: string | null;
			}[];
			volumes?: {
				tipo: string;
				quantidade: number;
				marca?: string | null;
				pesoBruto?: string | null;
			}[];
			licencas?: {
				/** @enum {string} */
				tipo: "PLI" | "ALI" | "LI" | "LPCO";
				numero: string;
				situacao?: number | null;
				registro?: string | null;
				deferimento?: string | null;
				validade?: string | null;
				orgaos?: string | null;
			}[];
			observacao?: string | null;
		};
		ProcessoNovo: {
			referencia?: string | null;
			importador?: {
				id: string;
			} | null;
			representante?: {
				id: string;
			} | null;
			responsavel?: {
				id: string;
			} | null;
			modalidade?: ("PROPRIA" | "CONTA_E_ORDEM" | "ENCOMENDA") | null;
			/** @enum {string} */
			tipoDocumento?: "DI" | "DUIMP";
			numeroDI?: string | null;
			numeroDuimp?: string | null;
			versaoDuimp?: number | null;
			urfDespacho?: {
				codigo: string;
			} | null;
			urfEntrada?: {
				codigo: string;
			} | null;
			recinto?: {
				codigo: string;
			} | null;
			setor?: string | null;
			incoterm?: ("EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV") | null;
			localIncoterm?: string | null;
			viaTransporte?: ("10" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09") | null;
			procedencia?: {
				codigo: string;
			} | null;
			transportador?: string | null;
			veiculo?: string | null;
			localEmbarque?: string | null;
			conhecimentoTipo?: ("BL" | "HBL" | "AWB" | "HAWB" | "CRT") | null;
			conhecimentoNumero?: string | null;
			conhecimentoMaster?: string | null;
			manifesto?: string | null;
			etd?: string | null;
			eta?: string | null;
			embarque?: string | null;
			chegada?: string | null;
			presenca?: string | null;
			diasLivres?: number | null;
			pesoBruto?: string | null;
			pesoLiquido?: string | null;
			freteMoeda?: {
				codigo: string;
			} | null;
			freteValor?: string | null;
			freteNacional?: string | null;
			seguroMoeda?: {
				codigo: string;
			} | null;
			seguroValor?: string | null;
			conteineres?: {
				numero: string;
				tipo?: string | null;
				lacre?: string | null;
				tara?: string | null;
				pesoBruto?: string | null;
				devolucao?: string | null;
			}[];
			volumes?: {
				tipo: string;
				quantidade: number;
				marca?: string | null;
				pesoBruto?: string | null;
			}[];
			licencas?: {
				/** @enum {string} */
				tipo: "PLI" | "ALI" | "LI" | "LPCO";
				numero: string;
				situacao?: number | null;
				registro?: string | null;
				deferimento?: string | null;
				validade?: string | null;
				orgaos?: string | null;
			}[];
			observacao?: string | null;
		};
		ProcessoResumo: {
			id: string;
			versao: number;
			numero: string;
			referencia: string | null;
			/** @enum {string} */
			tipoDocumento: "DI" | "DUIMP";
			numeroDI: string | null;
			numeroDuimp: string | null;
			/** @enum {string} */
			situacao: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
			desde: string | null;
			canalRfb: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			canalCodigo: string | null;
			canalSefaz: ("VERDE" | "AMARELO" | "VERMELHO" | "CINZA") | null;
			importador: {
				id: string | null;
				numero: string;
				nome: string | null;
			};
			responsavel: {
				id: string;
				nome: string;
			} | null;
			fornecedor: string | null;
			modalidade: ("PROPRIA" | "CONTA_E_ORDEM" | "ENCOMENDA") | null;
			conhecimentoNumero: string | null;
			paisProcedencia: string | null;
			eta: string | null;
			dataRegistro: string | null;
			dataDesembaraco: string | null;
			dataChegada: string | null;
			adicoes: number;
			itens: number;
			valorAduaneiro: string;
			tributos: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				outros: string | null;
				taxaSiscomex: string;
			};
			recolher: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				outros: string | null;
				taxaSiscomex: string;
			};
			criadoEm: string;
			excluidoEm: string | null;
			incoterm: string | null;
			alertas: {
				/** @enum {string} */
				codigo: "ETA_PASSADA" | "LICENCA" | "DEVOLUCAO" | "EXIGENCIA" | "SEM_DAI";
				/** @enum {string} */
				nivel: "aviso" | "erro";
				data: string;
				mensagem: string;
			}[];
			dias: number | null;
			proximoPasso: string | null;
		};
		ProcurarCompraNacionalLinha: {
			partNumber: string;
			descricao: string;
			unidade: string;
			ncm: string;
			nf: string;
			serie: string | null;
			fornecedorCnpj: string;
			fornecedorIe: string | null;
			dataEmissao: string;
			/** @enum {string} */
			moeda: "USD" | "BRL";
			item: {
				id: string;
			} | null;
			custoUnitario: string;
			id: string;
			codigo: string;
			nome: string;
		};
		ProcurarDcrLinha: {
			id: string;
			codigo: string;
			nome: string;
			/** @enum {string} */
			situacao: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
		};
		ProcurarFornecedorLinha: {
			id: string;
			razaoSocial: string;
			nomeFantasia: string | null;
			/** @enum {string} */
			papel: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
			pais: {
				codigo: string;
				nome: string;
			};
		};
		ProcurarImportadorLinha: {
			id: string;
			codigo: string;
			nome: string;
			cnpj: string;
			/** @enum {string} */
			situacaoSuframa: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
		};
		ProcurarItemLinha: {
			id: string;
			partNumber: string;
			descricao: string;
			ncm: string;
			destaque: string | null;
			unidadeComercializada: string;
			unidadeEstatistica: string | null;
			pesoLiquidoUnitario: string | null;
			valorUnitarioReferencia: string | null;
			moeda: {
				codigo: string;
				nome: string;
			} | null;
		};
		ProcurarMunicipioLinha: {
			id: string;
			codigo: string;
			nome: string;
			municipio: string;
			/** @enum {string} */
			uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
		};
		ProcurarNcmLinha: {
			id: string;
			codigo: string;
			nome: string;
			sigla: string | null;
		};
		ProcurarProdutoLinha: {
			id: string;
			codigo: string;
			nome: string;
			ncm: string;
			importador: {
				id: string;
				razaoSocial: string;
			};
		};
		ProcurarRepresentanteLinha: {
			id: string;
			codigo: string;
			nome: string;
			/** @enum {string} */
			vinculo: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
			validade: string | null;
		};
		Produto: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			codigo: string;
			descricao: string;
			ncm: string;
			unidade: string;
			pesoBruto: string;
			resolucao: string | null;
			ppb: string | null;
			informatica: boolean;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			acrescimo: string;
			modelos: {
				modelo: string;
				descricao: string;
				precoVenda: string;
			}[];
			observacao: string | null;
			daResolucao: {
				validade: string | null;
			} | null;
		};
		ProdutoEdicao: {
			id: string;
			versao: number;
			importador: {
				id: string;
			};
			codigo: string;
			descricao: string;
			ncm: string;
			unidade: string;
			pesoBruto: string;
			resolucao?: string | null;
			ppb?: string | null;
			informatica?: boolean;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			acrescimo?: string;
			modelos?: {
				modelo: string;
				descricao: string;
				precoVenda: string;
			}[];
			observacao?: string | null;
		};
		ProdutoNovo: {
			importador: {
				id: string;
			};
			codigo: string;
			descricao: string;
			ncm: string;
			unidade: string;
			pesoBruto: string;
			resolucao?: string | null;
			ppb?: string | null;
			informatica?: boolean;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			acrescimo?: string;
			modelos?: {
				modelo: string;
				descricao: string;
				precoVenda: string;
			}[];
			observacao?: string | null;
		};
		ProdutoResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			importador: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			};
			codigo: string;
			descricao: string;
			ncm: string;
			unidade: string;
			pesoBruto: string;
			resolucao: string | null;
			ppb: string | null;
			informatica: boolean;
			/** @enum {string} */
			tipoCoeficiente: "FIXO" | "VARIAVEL";
			acrescimo: string;
			observacao: string | null;
			daResolucao: {
				validade: string | null;
			} | null;
			quantosModelos: number;
			revisaoEmVigor: {
				id: string;
				revisao: string;
				vigenciaInicio: string;
			} | null;
		};
		PurchaseOrder: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			numero: string;
			revisao: number;
			/** @enum {string} */
			status: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
			importador: {
				id: string;
				razaoSocial: string;
			};
			fornecedor: {
				id: string;
				razaoSocial: string;
			};
			data: string;
			entregaPrevista: string | null;
			proformaNumero: string | null;
			/** @enum {string} */
			incoterm: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
			moeda: {
				codigo: string;
				nome: string;
			};
			linhas: number;
			valorItens: string;
			valorSaldo: string;
			/** @enum {string} */
			decidido: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "CANCELADA";
			motivoCancelamento: string | null;
			proformaData: string | null;
			localIncoterm: string | null;
			condicaoPagamento: string | null;
			coberturaCambial: ("1" | "2" | "3" | "4") | null;
			frete: string | null;
			seguro: string | null;
			observacao: string | null;
			itens: {
				id: string;
				item: {
					id: string;
				} | null;
				partNumber: string;
				descricao: string;
				ncm: string;
				destaque: string | null;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
				pesoLiquidoUnitario: string | null;
				paisOrigem: {
					codigo: string;
					nome: string;
				} | null;
				fabricante: {
					id: string;
					razaoSocial: string;
				} | null;
				aplicacao: ("CONSUMO" | "REVENDA" | "ATIVO" | "INDUSTRIALIZACAO" | "OUTRA") | null;
				codigoSuframa: string | null;
				embarcado: string;
				saldo: string;
			}[];
		};
		PurchaseOrderEdicao: {
			id: string;
			versao: number;
			/** @enum {string} */
			decidido?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "CANCELADA";
			motivoCancelamento?: string | null;
			numero: string;
			importador: {
				id: string;
			};
			fornecedor: {
				id: string;
			};
			data: string;
			entregaPrevista?: string | null;
			proformaNumero?: string | null;
			proformaData?: string | null;
			/** @enum {string} */
			incoterm: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
			localIncoterm?: string | null;
			moeda: {
				codigo: string;
			};
			condicaoPagamento?: string | null;
			coberturaCambial?: ("1" | "2" | "3" | "4") | null;
			frete?: string | null;
			seguro?: string | null;
			observacao?: string | null;
			itens?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				partNumber: string;
				descricao: string;
				ncm: string;
				destaque?: string | null;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
				pesoLiquidoUnitario?: string | null;
				paisOrigem?: {
					codigo: string;
				} | null;
				fabricante?: {
					id: string;
				} | null;
				aplicacao?: ("CONSUMO" | "REVENDA" | "ATIVO" | "INDUSTRIALIZACAO" | "OUTRA") | null;
				codigoSuframa?: string | null;
			}[];
		};
		PurchaseOrderItemResumo: {
			id: string;
			pedidoId: string;
			numero: string;
			/** @enum {string} */
			status: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
			fornecedor: {
				id: string;
				razaoSocial: string;
			};
			importador: {
				id: string;
				razaoSocial: string;
			};
			data: string;
			entregaPrevista: string | null;
			moeda: {
				codigo: string;
				nome: string;
			};
			linha: number;
			partNumber: string;
			descricao: string;
			ncm: string;
			unidade: string;
			quantidade: string;
			valorUnitario: string;
			embarcado: string;
			saldo: string;
			valor: string;
			valorSaldo: string;
		};
		PurchaseOrderNovo: {
			/** @enum {string} */
			decidido?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "CANCELADA";
			motivoCancelamento?: string | null;
			numero: string;
			importador: {
				id: string;
			};
			fornecedor: {
				id: string;
			};
			data: string;
			entregaPrevista?: string | null;
			proformaNumero?: string | null;
			proformaData?: string | null;
			/** @enum {string} */
			incoterm: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CPT" | "CIF" | "CIP" | "DAP" | "DPU" | "DAT" | "DDP" | "C+F" | "C+I" | "OCV";
			localIncoterm?: string | null;
			moeda: {
				codigo: string;
			};
			condicaoPagamento?: string | null;
			coberturaCambial?: ("1" | "2" | "3" | "4") | null;
			frete?: string | null;
			seguro?: string | null;
			observacao?: string | null;
			itens?: {
				id?: string | null;
				item?: {
					id: string;
				} | null;
				partNumber: string;
				descricao: string;
				ncm: string;
				destaque?: string | null;
				unidade: string;
				quantidade: string;
				valorUnitario: string;
				pesoLiquidoUnitario?: string | null;
				paisOrigem?: {
					codigo: string;
				} | null;
				fabricante?: {
					id: string;
				} | null;
				aplicacao?: ("CONSUMO" | "REVENDA" | "ATIVO" | "INDUSTRIALIZACAO" | "OUTRA") | null;
				codigoSuframa?: string | null;
			}[];
		};
		PurchaseOrderResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			numero: string;
			revisao: number;
			/** @enum {string} */
			status: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
			importador: {
				id: string;
				razaoSocial: string;
			};
			fornecedor: {
				id: string;
				razaoSocial: string;
			};
			data: string;
			entregaPrevista: string | null;
			proformaNumero: string | null;
			incoterm: string;
			moeda: {
				codigo: string;
				nome: string;
			};
			linhas: number;
			valorItens: string;
			valorSaldo: string;
		};
		RepresentanteEdicao: {
			id: string;
			versao: number;
			nome: string;
			cpf: string;
			cargo?: string | null;
			/** @enum {string} */
			vinculo: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
			ativo?: boolean;
			procuracaoValidade?: string | null;
			certificadoTipo?: ("A1" | "A3") | null;
			certificadoTitular?: string | null;
			certificadoValidade?: string | null;
			importadores?: {
				id: string;
			}[];
			observacao?: string | null;
		};
		RepresentanteNovo: {
			nome: string;
			cpf: string;
			cargo?: string | null;
			/** @enum {string} */
			vinculo: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
			ativo?: boolean;
			procuracaoValidade?: string | null;
			certificadoTipo?: ("A1" | "A3") | null;
			certificadoTitular?: string | null;
			certificadoValidade?: string | null;
			importadores?: {
				id: string;
			}[];
			observacao?: string | null;
		};
		RepresentanteResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			nome: string;
			cpf: string;
			cargo: string | null;
			/** @enum {string} */
			vinculo: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
			ativo: boolean;
			procuracaoValidade: string | null;
			certificadoTipo: ("A1" | "A3") | null;
			certificadoTitular: string | null;
			certificadoValidade: string | null;
			importadores: {
				id: string;
				cnpj: string;
				razaoSocial: string;
				excluido: boolean;
			}[];
			observacao: string | null;
		};
		SaldoInsumo: {
			id: string;
			processo: {
				id: string;
				numero: string;
			} | null;
			entrada: {
				id: string;
			} | null;
			/** @enum {string} */
			papel: "DECLARACAO" | "NF" | "DSI";
			numeroDeclaracao: string;
			serie: string | null;
			adicao: number;
			item: number;
			dataRegistro: string;
			dataDesembaraco: string;
			idade: number;
			importador: {
				id: string | null;
				cnpj: string;
				razaoSocial: string | null;
			};
			itemCadastrado: {
				id: string;
				partNumber: string;
			} | null;
			ncm: string;
			descricao: string;
			unidade: string | null;
			fornecedor: string | null;
			quantidade: string;
			saldo: string;
			valorUnitario: string;
			moeda: {
				codigo: string | null;
				nome: string | null;
			};
			incoterm: string | null;
			custoFob: string | null;
			custoCif: string | null;
			aliquotaIi: string | null;
			regimeIi: string | null;
			ii: string;
			ipi: string;
			pis: string;
			cofins: string;
			suspenso: string;
			versao: number;
			emEstoque: boolean;
			entrou: {
				ii: string;
				ipi: string;
				pis: string;
				cofins: string;
				suspenso: string;
			};
			custo: {
				fob: components["schemas"]["Memoria"] | null;
				cif: components["schemas"]["Memoria"] | null;
			};
			movimentos: {
				id: string;
				ordem: number;
				/** @enum {string} */
				tipo: "ENTRADA" | "BAIXA_DCI" | "ESTORNO" | "AJUSTE" | "DEVOLUCAO";
				quantidade: string;
				saldo: string;
				data: string;
				documento: {
					/** @enum {string} */
					tipo: "PROCESSO" | "ENTRADA" | "DCI";
					id: string;
					numero: string | null;
				} | null;
				estornoDe: number | null;
				estornadoPor: number | null;
				estornavel: boolean;
				motivo: string | null;
				em: string;
				usuario: {
					id: string;
					nome: string;
				};
			}[];
		};
		SaldoInsumoResumo: {
			id: string;
			processo: {
				id: string;
				numero: string;
			} | null;
			entrada: {
				id: string;
			} | null;
			/** @enum {string} */
			papel: "DECLARACAO" | "NF" | "DSI";
			numeroDeclaracao: string;
			serie: string | null;
			adicao: number;
			item: number;
			dataRegistro: string;
			dataDesembaraco: string;
			idade: number;
			importador: {
				id: string | null;
				cnpj: string;
				razaoSocial: string | null;
			};
			itemCadastrado: {
				id: string;
				partNumber: string;
			} | null;
			ncm: string;
			descricao: string;
			unidade: string | null;
			fornecedor: string | null;
			quantidade: string;
			saldo: string;
			valorUnitario: string;
			moeda: {
				codigo: string | null;
				nome: string | null;
			};
			incoterm: string | null;
			custoFob: string | null;
			custoCif: string | null;
			aliquotaIi: string | null;
			regimeIi: string | null;
			ii: string;
			ipi: string;
			pis: string;
			cofins: string;
			suspenso: string;
		};
		TrazerDeVoltaAoMeuDiaCorpo: {
			chave: string;
		};
		TrocarMinhaSenhaCorpo: {
			atual: string;
			nova: string;
		};
		TrocarSegredoDoWebhookResposta: {
			segredo: string;
		};
		UnidadeEdicao: {
			id: string;
			versao: number;
			codigo: string;
			nome: string;
			sigla?: string | null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		UnidadeNovo: {
			codigo: string;
			nome: string;
			sigla?: string | null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		UrfEdicao: {
			id: string;
			versao: number;
			codigo: string;
			nome: string;
			sigla?: null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		UrfNovo: {
			codigo: string;
			nome: string;
			sigla?: null;
			fonte?: string | null;
			/** @enum {string} */
			situacao?: "VERIFICADO" | "CONFIRMAR";
		};
		UsuarioNovo: {
			nome: string;
			email: string;
		};
		UsuarioResumo: {
			id: string;
			versao: number;
			nome: string;
			email: string;
			telefone: string | null;
			despachante: boolean;
			sobremim: string | null;
			foto: string | null;
			/** @enum {string} */
			situacao: "ATIVO" | "CONVIDADO" | "DESATIVADO";
			conviteAte: string | null;
			criadoEm: string;
			desativadoEm: string | null;
		};
		VisaoEdicao: {
			id: string;
			versao: number;
			nome: string;
			compartilhada: boolean;
			padrao: boolean;
			definicao: {
				filtros: {
					[key: string]: string;
				};
				ordem: string;
				apresentacao: {
					colunas: {
						campo: string;
						visivel: boolean;
						noCartao?: boolean;
						largura?: number;
					}[];
					/** @enum {string} */
					densidade: "compacta" | "normal" | "confortavel";
				};
			};
		};
		VisaoNovo: {
			tela: string;
			nome: string;
			compartilhada: boolean;
			padrao: boolean;
			definicao: {
				filtros: {
					[key: string]: string;
				};
				ordem: string;
				apresentacao: {
					colunas: {
						campo: string;
						visivel: boolean;
						noCartao?: boolean;
						largura?: number;
					}[];
					/** @enum {string} */
					densidade: "compacta" | "normal" | "confortavel";
				};
			};
		};
		VisaoResumo: {
			id: string;
			versao: number;
			tela: string;
			nome: string;
			compartilhada: boolean;
			padrao: boolean;
			definicao: {
				filtros: {
					[key: string]: string;
				};
				ordem: string;
				apresentacao: {
					colunas: {
						campo: string;
						visivel: boolean;
						noCartao?: boolean;
						largura?: number;
					}[];
					/** @enum {string} */
					densidade: "compacta" | "normal" | "confortavel";
				};
			};
			minha: boolean;
		};
		WebhookEdicao: {
			id: string;
			versao: number;
			nome: string;
			url: string;
			recursos: ("PurchaseOrder" | "Processo" | "Dai" | "Dcr" | "Dci" | "Importador" | "Representante" | "Fornecedor" | "Item")[];
			ativo?: boolean;
		};
		WebhookNovo: {
			nome: string;
			url: string;
			recursos: ("PurchaseOrder" | "Processo" | "Dai" | "Dcr" | "Dci" | "Importador" | "Representante" | "Fornecedor" | "Item")[];
			ativo?: boolean;
		};
		WebhookResumo: {
			id: string;
			versao: number;
			alteradoEm: string | null;
			alteradoPor: string | null;
			excluidoEm: string | null;
			nome: string;
			url: string;
			recursos: ("PurchaseOrder" | "Processo" | "Dai" | "Dcr" | "Dci" | "Importador" | "Representante" | "Fornecedor" | "Item")[];
			ativo: boolean;
			segredoEm: string | null;
			ultima: {
				/** @enum {string} */
				situacao: "PENDENTE" | "ENTREGUE" | "FALHOU";
				em: string;
			} | null;
		};
	};
	responses: {
		Recusa400: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa401: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa403: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa404: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa409: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa413: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa415: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa422: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa429: {
			headers: {
				"Retry-After"?: number;
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa500: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
		Recusa503: {
			headers: {
				"Retry-After"?: number;
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Erro"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	entrar: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EntrarCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntrarResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			429: components["responses"]["Recusa429"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	sair: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerConvite: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				token: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerConviteResposta"];
				};
			};
			404: components["responses"]["Recusa404"];
			429: components["responses"]["Recusa429"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	aceitarConvite: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				token: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["AceitarConviteCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntrarResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			429: components["responses"]["Recusa429"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarMoeda: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MoedaResumo"][];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoTotais: {
		parameters: {
			query?: {
				q?: string;
				excluidos?: "true" | "false";
				situacao?: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA" | "NENHUM";
				tipoDocumento?: "DI" | "DUIMP";
				alerta?: "ETA_PASSADA" | "LICENCA" | "DEVOLUCAO" | "EXIGENCIA" | "SEM_DAI" | "QUALQUER";
				importadorId?: string;
				responsavelId?: string;
				criadoPorId?: string;
				aChegar?: "true";
				etaDe?: string;
				etaAte?: string;
				numeroDI?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerProcessoTotaisResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	darPassoProcesso: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DarPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desfazerPassoProcesso: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarProcessoDoPedido: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CriarProcessoDoPedidoCorpo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	duplicarProcesso: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarAdicao: {
		parameters: {
			query: {
				pagina?: number;
				tamanho?: number;
				ordem?: "numero" | "-numero";
				q?: string;
				processoId: string;
				numero?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AdicaoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerItensDoProcesso: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItensDoProcesso"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarItensDoProcesso: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ItensDoProcessoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItensDoProcesso"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarApelido: {
		parameters: {
			query: {
				processoId: string;
				recurso: "Fornecedor" | "Item";
				pagina?: number;
				tamanho?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ApelidoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarApelido: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ApelidoNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CriarApelidoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirApelido: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDi: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	importarDiProcesso: {
		parameters: {
			query?: {
				Bucket?: "di";
				processoId?: string;
				retificar?: "true" | "false";
				aplicar?: "true" | "false";
				blocos?: string;
				motivo?: string;
				versao?: number;
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportarDiProcessoLinha"][];
				};
			};
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportarDiProcessoLinha201"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarProcessoRetificacoes: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarProcessoRetificacoesLinha"][];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoArquivo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
				arquivoId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					ETag?: string;
					[name: string]: unknown;
				};
				content: {
					"application/octet-stream": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoComparacao: {
		parameters: {
			query?: {
				adicao?: string;
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerProcessoComparacaoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoMemoria: {
		parameters: {
			query: {
				adicao?: string;
				item?: string;
				figura: "valorAduaneiro" | "ii" | "ipi" | "pis" | "cofins" | "antidumping" | "compensatorio" | "salvaguarda" | "cide" | "multa" | "taxaSiscomex";
				parte?: "devido" | "aDebitar";
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Memoria"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoCusto: {
		parameters: {
			query?: {
				recuperaveis?: string;
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerProcessoCustoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoCustoMemoria: {
		parameters: {
			query: {
				recuperaveis?: string;
				adicao: string;
				sequencia: number;
				figura: "valorAduaneiro" | "tributos" | "despesas" | "total" | "unitario";
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Memoria"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoCambio: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerProcessoCambioResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	buscarCotacoes: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["BuscarCotacoesCorpo"];
			};
		};
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcessoEspelho: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDocumento: {
		parameters: {
			query: {
				pagina?: number;
				tamanho?: number;
				ordem?: "enviadoEm" | "-enviadoEm" | "nome" | "-nome" | "tipo" | "-tipo";
				q?: string;
				recurso: "Processo" | "Importador" | "Representante" | "Fornecedor" | "Item" | "MatrizTributacao" | "PurchaseOrder" | "Produto" | "CompraNacional" | "EntradaDeInsumo" | "Dai";
				registroId: string;
				excluidos?: "true" | "false";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DocumentoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarDocumento: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DocumentoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DocumentoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarDocumento: {
		parameters: {
			query: {
				Bucket?: "anexos";
				recurso: "Processo" | "Importador" | "Representante" | "Fornecedor" | "Item" | "MatrizTributacao" | "PurchaseOrder" | "Produto" | "CompraNacional" | "EntradaDeInsumo" | "Dai";
				registroId: string;
				tipo?: "PROFORMA" | "FATURA" | "ROMANEIO" | "CONHECIMENTO" | "CERTIFICADO_ORIGEM" | "LICENCA" | "DECLARACAO" | "COMPROVANTE" | "NOTA_FISCAL" | "PROCURACAO" | "CONTRATO_SOCIAL" | "RESOLUCAO" | "OUTRO";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DocumentoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDocumentoConteudo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					ETag?: string;
					[name: string]: unknown;
				};
				content: {
					"application/octet-stream": string;
					"application/pdf": string;
					"image/png": string;
					"image/jpeg": string;
					"image/gif": string;
					"image/webp": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirDocumento: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarDocumento: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DocumentoResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPurchaseOrderItem: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "numero" | "-numero" | "fornecedor" | "-fornecedor" | "partNumber" | "-partNumber" | "entregaPrevista" | "-entregaPrevista" | "saldo" | "-saldo" | "valorSaldo" | "-valorSaldo";
				q?: string;
				fornecedorId?: string;
				importadorId?: string;
				pedidoId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				moeda?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
				comSaldo?: "true" | "false";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PurchaseOrderItemResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarPurchaseOrderItem: {
		parameters: {
			query?: {
				ordem?: "numero" | "-numero" | "fornecedor" | "-fornecedor" | "partNumber" | "-partNumber" | "entregaPrevista" | "-entregaPrevista" | "saldo" | "-saldo" | "valorSaldo" | "-valorSaldo";
				q?: string;
				fornecedorId?: string;
				importadorId?: string;
				pedidoId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				moeda?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
				comSaldo?: "true" | "false";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerPurchaseOrderItemTotais: {
		parameters: {
			query?: {
				q?: string;
				fornecedorId?: string;
				importadorId?: string;
				pedidoId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				moeda?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
				comSaldo?: "true" | "false";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerPurchaseOrderItemTotaisResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPurchaseOrderItemTotaisPorMoeda: {
		parameters: {
			query?: {
				q?: string;
				fornecedorId?: string;
				importadorId?: string;
				pedidoId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				moeda?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
				comSaldo?: "true" | "false";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarPurchaseOrderItemTotaisPorMoedaLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPurchaseOrderRelatorio: {
		parameters: {
			query?: {
				agrupar?: "mes" | "fornecedor" | "item";
				dataDe?: string;
				dataAte?: string;
				fornecedorId?: string;
				importadorId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarPurchaseOrderRelatorioLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarPurchaseOrderRelatorio: {
		parameters: {
			query?: {
				agrupar?: "mes" | "fornecedor" | "item";
				dataDe?: string;
				dataAte?: string;
				fornecedorId?: string;
				importadorId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPurchaseOrderDiferencas: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarPurchaseOrderDiferencasLinha"][];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerItensPurchaseOrder: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerItensPurchaseOrderResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	completarPurchaseOrder: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CompletarPurchaseOrderCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompletarPurchaseOrderResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerLinhasEstrutura: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerLinhasEstruturaResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarFornecedor: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "razaoSocial" | "-razaoSocial" | "nomeFantasia" | "-nomeFantasia" | "pais" | "-pais" | "papel" | "-papel" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				papel?: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
				pais?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FornecedorResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarFornecedor: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["FornecedorEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FornecedorResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarFornecedor: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["FornecedorNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FornecedorResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarFornecedor: {
		parameters: {
			query?: {
				ordem?: "razaoSocial" | "-razaoSocial" | "nomeFantasia" | "-nomeFantasia" | "pais" | "-pais" | "papel" | "-papel" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				papel?: "FORNECEDOR" | "FABRICANTE" | "AMBOS";
				pais?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerFornecedor: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FornecedorResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirFornecedor: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarFornecedor: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FornecedorResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosFornecedor: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosFornecedorCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosFornecedor: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosFornecedorCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarItem: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "partNumber" | "-partNumber" | "descricao" | "-descricao" | "ncm" | "-ncm" | "origem" | "-origem" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				ncm?: string;
				origem?: "IMPORTADO" | "NACIONAL";
				fornecedorPadraoId?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItemResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarItem: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ItemEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItemResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarItem: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ItemNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItemResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarItem: {
		parameters: {
			query?: {
				ordem?: "partNumber" | "-partNumber" | "descricao" | "-descricao" | "ncm" | "-ncm" | "origem" | "-origem" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				ncm?: string;
				origem?: "IMPORTADO" | "NACIONAL";
				fornecedorPadraoId?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerItem: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItemResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirItem: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarItem: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ItemResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosItem: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosItemCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosItem: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosItemCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarNcm: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "descricao" | "-descricao" | "vigenciaInicio" | "-vigenciaInicio" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				origem?: "CAIS" | "EMPRESA";
				vigenteEm?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NcmResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarNcm: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["NcmEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NcmResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarNcm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["NcmNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NcmResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarNcm: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "descricao" | "-descricao" | "vigenciaInicio" | "-vigenciaInicio" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				origem?: "CAIS" | "EMPRESA";
				vigenteEm?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerNcm: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NcmResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirNcm: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarNcm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NcmResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosNcm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosNcmCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosNcm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosNcmCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarParametro: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "vigenciaInicio" | "-vigenciaInicio" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				vigenteEm?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ParametroResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarParametro: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ParametroEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ParametroResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarParametro: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ParametroNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ParametroResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarParametro: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "vigenciaInicio" | "-vigenciaInicio" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				vigenteEm?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerParametro: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ParametroResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirParametro: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarParametro: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ParametroResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosParametro: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosParametroCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosParametro: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosParametroCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarImportador: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "razaoSocial" | "-razaoSocial" | "cnpj" | "-cnpj" | "situacaoSuframa" | "-situacaoSuframa" | "validadeSuframa" | "-validadeSuframa" | "setor" | "-setor" | "municipio" | "-municipio" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				situacaoSuframa?: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
				setor?: "0" | "1";
				validade?: "VENCENDO" | "VENCIDA";
				resolucoes?: "VENCENDO" | "VENCIDA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportadorResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarImportador: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ImportadorEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportadorResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarImportador: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ImportadorNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportadorResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarImportador: {
		parameters: {
			query?: {
				ordem?: "razaoSocial" | "-razaoSocial" | "cnpj" | "-cnpj" | "situacaoSuframa" | "-situacaoSuframa" | "validadeSuframa" | "-validadeSuframa" | "setor" | "-setor" | "municipio" | "-municipio" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				situacaoSuframa?: "ATIVA" | "SUSPENSA" | "BLOQUEADA" | "INATIVA" | "CANCELADA" | "NAO_INSCRITO";
				setor?: "0" | "1";
				validade?: "VENCENDO" | "VENCIDA";
				resolucoes?: "VENCENDO" | "VENCIDA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerImportador: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportadorResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirImportador: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarImportador: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportadorResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosImportador: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosImportadorCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosImportador: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosImportadorCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarRepresentante: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "nome" | "-nome" | "cpf" | "-cpf" | "cargo" | "-cargo" | "vinculo" | "-vinculo" | "procuracaoValidade" | "-procuracaoValidade" | "certificadoValidade" | "-certificadoValidade" | "ativo" | "-ativo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				vinculo?: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
				ativo?: "true" | "false";
				validade?: "VENCENDO" | "VENCIDA";
				importadorId?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RepresentanteResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarRepresentante: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["RepresentanteEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RepresentanteResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarRepresentante: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["RepresentanteNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RepresentanteResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarRepresentante: {
		parameters: {
			query?: {
				ordem?: "nome" | "-nome" | "cpf" | "-cpf" | "cargo" | "-cargo" | "vinculo" | "-vinculo" | "procuracaoValidade" | "-procuracaoValidade" | "certificadoValidade" | "-certificadoValidade" | "ativo" | "-ativo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				vinculo?: "SOCIO" | "PROCURADOR" | "DESPACHANTE" | "AJUDANTE";
				ativo?: "true" | "false";
				validade?: "VENCENDO" | "VENCIDA";
				importadorId?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerRepresentante: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RepresentanteResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirRepresentante: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarRepresentante: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RepresentanteResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosRepresentante: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosRepresentanteCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosRepresentante: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosRepresentanteCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPurchaseOrder: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "numero" | "-numero" | "data" | "-data" | "entregaPrevista" | "-entregaPrevista" | "fornecedor" | "-fornecedor" | "status" | "-status" | "valorItens" | "-valorItens" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				fornecedorId?: string;
				importadorId?: string;
				comSaldo?: "true";
				dataDe?: string;
				dataAte?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PurchaseOrderResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarPurchaseOrder: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["PurchaseOrderEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PurchaseOrder"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarPurchaseOrder: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["PurchaseOrderNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PurchaseOrder"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarPurchaseOrder: {
		parameters: {
			query?: {
				ordem?: "numero" | "-numero" | "data" | "-data" | "entregaPrevista" | "-entregaPrevista" | "fornecedor" | "-fornecedor" | "status" | "-status" | "valorItens" | "-valorItens" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				status?: "RASCUNHO" | "EMITIDA" | "CONFIRMADA" | "PARCIAL" | "ATENDIDA" | "CANCELADA";
				fornecedorId?: string;
				importadorId?: string;
				comSaldo?: "true";
				dataDe?: string;
				dataAte?: string;
				entregaPrevistaDe?: string;
				entregaPrevistaAte?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerPurchaseOrder: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PurchaseOrder"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirPurchaseOrder: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarPurchaseOrder: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PurchaseOrder"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosPurchaseOrder: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPurchaseOrderCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosPurchaseOrder: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPurchaseOrderCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarProcesso: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "numero" | "-numero" | "criadoEm" | "-criadoEm" | "dataRegistro" | "-dataRegistro" | "numeroDI" | "-numeroDI" | "situacao" | "-situacao" | "desde" | "-desde" | "eta" | "-eta" | "valorAduaneiro" | "-valorAduaneiro" | "importador" | "-importador" | "fornecedor" | "-fornecedor";
				q?: string;
				excluidos?: "true" | "false";
				situacao?: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA" | "NENHUM";
				tipoDocumento?: "DI" | "DUIMP";
				alerta?: "ETA_PASSADA" | "LICENCA" | "DEVOLUCAO" | "EXIGENCIA" | "SEM_DAI" | "QUALQUER";
				importadorId?: string;
				responsavelId?: string;
				criadoPorId?: string;
				aChegar?: "true";
				etaDe?: string;
				etaAte?: string;
				numeroDI?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcessoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarProcesso: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ProcessoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarProcesso: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ProcessoNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarProcesso: {
		parameters: {
			query?: {
				ordem?: "numero" | "-numero" | "criadoEm" | "-criadoEm" | "dataRegistro" | "-dataRegistro" | "numeroDI" | "-numeroDI" | "situacao" | "-situacao" | "desde" | "-desde" | "eta" | "-eta" | "valorAduaneiro" | "-valorAduaneiro" | "importador" | "-importador" | "fornecedor" | "-fornecedor";
				q?: string;
				excluidos?: "true" | "false";
				situacao?: "EM_ABERTO" | "EM_TRANSITO" | "AGUARDANDO_PRESENCA" | "REGISTRADO" | "PARAMETRIZADO" | "EM_EXIGENCIA" | "DESEMBARACADO_RFB" | "DESEMBARACADO_SEFAZ" | "ENTREGUE" | "ENCERRADO" | "CANCELADO";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA" | "NENHUM";
				tipoDocumento?: "DI" | "DUIMP";
				alerta?: "ETA_PASSADA" | "LICENCA" | "DEVOLUCAO" | "EXIGENCIA" | "SEM_DAI" | "QUALQUER";
				importadorId?: string;
				responsavelId?: string;
				criadoPorId?: string;
				aChegar?: "true";
				etaDe?: string;
				etaAte?: string;
				numeroDI?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProcesso: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirProcesso: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarProcesso: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Processo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosProcesso: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosProcesso: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarMatrizTributacao: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "item" | "-item" | "importador" | "-importador" | "codigoTributacao" | "-codigoTributacao" | "decreto" | "-decreto" | "vigenciaInicio" | "-vigenciaInicio" | "vigenciaFim" | "-vigenciaFim" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				ncm?: string;
				validade?: "VENCENDO" | "VENCIDA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MatrizTributacaoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarMatrizTributacao: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MatrizTributacaoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MatrizTributacaoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarMatrizTributacao: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MatrizTributacaoNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MatrizTributacaoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarMatrizTributacao: {
		parameters: {
			query?: {
				ordem?: "item" | "-item" | "importador" | "-importador" | "codigoTributacao" | "-codigoTributacao" | "decreto" | "-decreto" | "vigenciaInicio" | "-vigenciaInicio" | "vigenciaFim" | "-vigenciaFim" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				ncm?: string;
				validade?: "VENCENDO" | "VENCIDA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMatrizTributacao: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MatrizTributacaoResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirMatrizTributacao: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarMatrizTributacao: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MatrizTributacaoResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosMatrizTributacao: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosMatrizTributacaoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosMatrizTributacao: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosMatrizTributacaoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDespesa: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "data" | "-data" | "tipo" | "-tipo" | "valor" | "-valor" | "processo" | "-processo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				processoId?: string;
				tipo?: "AFRMM" | "TUM" | "ICMS" | "TCIF" | "CAPATAZIA" | "ARMAZENAGEM" | "SDA" | "FRETE_RODOVIARIO" | "DEMURRAGE" | "HONORARIOS" | "LIBERACAO_CONHECIMENTO" | "CAMBIO" | "OUTRA";
				dataDe?: string;
				dataAte?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DespesaResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarDespesa: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DespesaEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DespesaResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarDespesa: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DespesaNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DespesaResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarDespesa: {
		parameters: {
			query?: {
				ordem?: "data" | "-data" | "tipo" | "-tipo" | "valor" | "-valor" | "processo" | "-processo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				processoId?: string;
				tipo?: "AFRMM" | "TUM" | "ICMS" | "TCIF" | "CAPATAZIA" | "ARMAZENAGEM" | "SDA" | "FRETE_RODOVIARIO" | "DEMURRAGE" | "HONORARIOS" | "LIBERACAO_CONHECIMENTO" | "CAMBIO" | "OUTRA";
				dataDe?: string;
				dataAte?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDespesa: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DespesaResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirDespesa: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarDespesa: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DespesaResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosDespesa: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosDespesaCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosDespesa: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosDespesaCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDcr: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "processo" | "-processo" | "numero" | "-numero" | "produto" | "-produto" | "importador" | "-importador" | "dataBase" | "-dataBase" | "situacao" | "-situacao" | "dataRegistro" | "-dataRegistro" | "CRA" | "-CRA" | "iiUnitUSD" | "-iiUnitUSD" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				produtoId?: string;
				situacao?: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
				tipoCoeficiente?: "FIXO" | "VARIAVEL";
				ncm?: string;
				dataBaseDe?: string;
				dataBaseAte?: string;
				comAlerta?: "true";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DcrResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarDcr: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DcrEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DcrNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarDcr: {
		parameters: {
			query?: {
				ordem?: "processo" | "-processo" | "numero" | "-numero" | "produto" | "-produto" | "importador" | "-importador" | "dataBase" | "-dataBase" | "situacao" | "-situacao" | "dataRegistro" | "-dataRegistro" | "CRA" | "-CRA" | "iiUnitUSD" | "-iiUnitUSD" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				produtoId?: string;
				situacao?: "EM_ELABORACAO" | "VALIDADO" | "ARQUIVO_GERADO" | "TRANSMITIDO" | "REGISTRADO" | "SUBSTITUIDO" | "RETIFICADO" | "REJEITADO" | "CANCELADO";
				tipoCoeficiente?: "FIXO" | "VARIAVEL";
				ncm?: string;
				dataBaseDe?: string;
				dataBaseAte?: string;
				comAlerta?: "true";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDcr: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirDcr: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosDcrCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosDcrCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDci: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "processo" | "-processo" | "numero" | "-numero" | "competencia" | "-competencia" | "importador" | "-importador" | "iiUSD" | "-iiUSD" | "tributos" | "-tributos" | "venceEm" | "-venceEm" | "situacao" | "-situacao" | "dataRegistro" | "-dataRegistro" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				situacao?: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
				tipo?: "MENSAL" | "INDIVIDUAL";
				natureza?: "ORIGINAL" | "RETIFICADORA";
				competencia?: string;
				destino?: number;
				produto?: string;
				naoPaga?: "true";
				atrasada?: "true";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DciResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarDci: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DciEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DciNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarDci: {
		parameters: {
			query?: {
				ordem?: "processo" | "-processo" | "numero" | "-numero" | "competencia" | "-competencia" | "importador" | "-importador" | "iiUSD" | "-iiUSD" | "tributos" | "-tributos" | "venceEm" | "-venceEm" | "situacao" | "-situacao" | "dataRegistro" | "-dataRegistro" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				situacao?: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
				tipo?: "MENSAL" | "INDIVIDUAL";
				natureza?: "ORIGINAL" | "RETIFICADORA";
				competencia?: string;
				destino?: number;
				produto?: string;
				naoPaga?: "true";
				atrasada?: "true";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDci: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirDci: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosDciCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosDciCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarProduto: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "descricao" | "-descricao" | "importador" | "-importador" | "ncm" | "-ncm" | "resolucao" | "-resolucao" | "tipoCoeficiente" | "-tipoCoeficiente" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				ncm?: string;
				tipoCoeficiente?: "FIXO" | "VARIAVEL";
				resolucoes?: "VENCENDO" | "VENCIDA";
				semEstrutura?: "true";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProdutoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarProduto: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ProdutoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Produto"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarProduto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ProdutoNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Produto"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarProduto: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "descricao" | "-descricao" | "importador" | "-importador" | "ncm" | "-ncm" | "resolucao" | "-resolucao" | "tipoCoeficiente" | "-tipoCoeficiente" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				ncm?: string;
				tipoCoeficiente?: "FIXO" | "VARIAVEL";
				resolucoes?: "VENCENDO" | "VENCIDA";
				semEstrutura?: "true";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerProduto: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Produto"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirProduto: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarProduto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Produto"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosProduto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosProdutoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosProduto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosProdutoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarEstrutura: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "produto" | "-produto" | "revisao" | "-revisao" | "vigenciaInicio" | "-vigenciaInicio";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				produtoId?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EstruturaResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarEstrutura: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EstruturaEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Estrutura"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarEstrutura: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EstruturaNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Estrutura"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarEstrutura: {
		parameters: {
			query?: {
				ordem?: "produto" | "-produto" | "revisao" | "-revisao" | "vigenciaInicio" | "-vigenciaInicio";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				produtoId?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerEstrutura: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Estrutura"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirEstrutura: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarEstrutura: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Estrutura"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosEstrutura: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosEstruturaCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosEstrutura: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosEstruturaCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarCompraNacional: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "partNumber" | "-partNumber" | "descricao" | "-descricao" | "importador" | "-importador" | "fornecedor" | "-fornecedor" | "nf" | "-nf" | "dataEmissao" | "-dataEmissao" | "valorUnitario" | "-valorUnitario" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				fornecedorCnpj?: string;
				ncm?: string;
				moeda?: "USD" | "BRL";
				dataEmissaoDe?: string;
				dataEmissaoAte?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompraNacionalResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarCompraNacional: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CompraNacionalEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompraNacionalResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarCompraNacional: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CompraNacionalNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompraNacionalResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarCompraNacional: {
		parameters: {
			query?: {
				ordem?: "partNumber" | "-partNumber" | "descricao" | "-descricao" | "importador" | "-importador" | "fornecedor" | "-fornecedor" | "nf" | "-nf" | "dataEmissao" | "-dataEmissao" | "valorUnitario" | "-valorUnitario" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				fornecedorCnpj?: string;
				ncm?: string;
				moeda?: "USD" | "BRL";
				dataEmissaoDe?: string;
				dataEmissaoAte?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerCompraNacional: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompraNacionalResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirCompraNacional: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarCompraNacional: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CompraNacionalResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosCompraNacional: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosCompraNacionalCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosCompraNacional: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosCompraNacionalCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarEntradaDeInsumo: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "partNumber" | "-partNumber" | "importador" | "-importador" | "fornecedor" | "-fornecedor" | "numero" | "-numero" | "dataDocumento" | "-dataDocumento" | "dataEntrada" | "-dataEntrada" | "quantidade" | "-quantidade" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				papel?: "NF" | "DSI";
				fornecedorCnpj?: string;
				dataEntradaDe?: string;
				dataEntradaAte?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntradaDeInsumoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EntradaDeInsumoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntradaDeInsumoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EntradaDeInsumoNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntradaDeInsumoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarEntradaDeInsumo: {
		parameters: {
			query?: {
				ordem?: "partNumber" | "-partNumber" | "importador" | "-importador" | "fornecedor" | "-fornecedor" | "numero" | "-numero" | "dataDocumento" | "-dataDocumento" | "dataEntrada" | "-dataEntrada" | "quantidade" | "-quantidade" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				papel?: "NF" | "DSI";
				fornecedorCnpj?: string;
				dataEntradaDe?: string;
				dataEntradaAte?: string;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntradaDeInsumoResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntradaDeInsumoResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosEntradaDeInsumoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosEntradaDeInsumo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosEntradaDeInsumoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarWebhook: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "nome" | "-nome" | "url" | "-url" | "ativo" | "-ativo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				ativo?: "true" | "false";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarWebhook: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["WebhookEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarWebhook: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["WebhookNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarWebhook: {
		parameters: {
			query?: {
				ordem?: "nome" | "-nome" | "url" | "-url" | "ativo" | "-ativo" | "alteradoEm" | "-alteradoEm";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				ativo?: "true" | "false";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerWebhook: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirWebhook: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarWebhook: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebhookResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosWebhook: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosWebhookCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosWebhook: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosWebhookCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPais: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarPais: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["PaisEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarPais: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["PaisNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarPais: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerPais: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirPais: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarPais: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosPais: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosPais: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarUrf: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarUrf: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UrfEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarUrf: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UrfNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarUrf: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerUrf: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirUrf: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarUrf: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosUrf: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosUrf: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarRecinto: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarRecinto: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UrfEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarRecinto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UrfNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarRecinto: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerRecinto: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirRecinto: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarRecinto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosRecinto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosRecinto: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarUnidade: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarUnidade: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UnidadeEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarUnidade: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UnidadeNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarUnidade: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerUnidade: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirUnidade: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarUnidade: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosUnidade: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosUnidade: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarIncoterm: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarIncoterm: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["IncotermEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarIncoterm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["IncotermNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarIncoterm: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerIncoterm: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirIncoterm: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarIncoterm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosIncoterm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosIncoterm: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarMoedaSiscomex: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MoedaSiscomexEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MoedaSiscomexNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarMoedaSiscomex: {
		parameters: {
			query?: {
				ordem?: "codigo" | "-codigo" | "nome" | "-nome" | "sigla" | "-sigla" | "situacao" | "-situacao" | "origem" | "-origem";
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				codigo?: string;
				situacao?: "VERIFICADO" | "CONFIRMAR";
				origem?: "CAIS" | "EMPRESA";
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaisResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVariosMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarVariosMoedaSiscomex: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ExcluirVariosPaisCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarFornecedor: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarFornecedorLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarItem: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarItemLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarImportador: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarImportadorLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarRepresentante: {
		parameters: {
			query?: {
				q?: string;
				importadorId?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarRepresentanteLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarProduto: {
		parameters: {
			query?: {
				q?: string;
				importadorId?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarProdutoLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarCompraNacional: {
		parameters: {
			query?: {
				q?: string;
				importadorId?: string;
				ate?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarCompraNacionalLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarNcm: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarPais: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarUrf: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarRecinto: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarUnidade: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarIncoterm: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarMoedaSiscomex: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarNcmLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarMunicipio: {
		parameters: {
			query?: {
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarMunicipioLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	importarNcm: {
		parameters: {
			query?: {
				anterior?: "true" | "false";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportarNcmResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarHistorico: {
		parameters: {
			query: {
				recurso: string;
				registroId: string;
				pagina?: number;
				tamanho?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["HistoricoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desfazerHistorico: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DesfazerHistoricoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMinhaConta: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerMinhaContaResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarMinhaConta: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MinhaContaEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerMinhaContaResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarMinhaFoto: {
		parameters: {
			query?: {
				Bucket?: "foto";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerMinhaContaResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	trocarMinhaSenha: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["TrocarMinhaSenhaCorpo"];
			};
		};
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			429: components["responses"]["Recusa429"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarMinhaContaSessoes: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarMinhaContaSessoesLinha"][];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	encerrarSessao: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	encerrarOutrasSessoes: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EncerrarOutrasSessoesResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerEmpresa: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Empresa"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarEmpresa: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EmpresaEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Empresa"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarLogoDaEmpresa: {
		parameters: {
			query?: {
				Bucket?: "logo";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Empresa"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerEmpresaLogo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					ETag?: string;
					[name: string]: unknown;
				};
				content: {
					"image/png": string;
					"image/jpeg": string;
					"image/webp": string;
				};
			};
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirEmpresaLogo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerEmpresaExportacao: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/zip": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarUsuario: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "nome" | "-nome" | "email" | "-email" | "criadoEm" | "-criadoEm";
				situacao?: "ATIVO" | "CONVIDADO" | "DESATIVADO";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["UsuarioResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	convidarUsuario: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["UsuarioNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ConvidarUsuarioResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	convidarDeNovo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ConvidarUsuarioResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirUsuario: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	restaurarUsuario: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["UsuarioResumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerUsuarioFoto: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					ETag?: string;
					[name: string]: unknown;
				};
				content: {
					"image/png": string;
					"image/jpeg": string;
					"image/webp": string;
				};
			};
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirUsuarioFoto: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	calcularImportacao: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CalcularImportacaoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CalcularImportacaoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	calcularIcms: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CalcularIcmsCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CalcularIcmsResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	calcularTcif: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CalcularTcifCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CalcularTcifResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	calcularDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CalcularDcrCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CalcularDcrResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	calcularDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					taxaUSD: string;
					diasAtraso?: number;
					percJuros?: string;
					mora?: {
						vencimento: string;
						pagamento: string;
						selic: {
							mes: string;
							taxa: string;
						}[];
					};
					/** @enum {string} */
					modalidade?: "PI_COM_PPB";
					itens: {
						nota: string;
						dcr?: string;
						qtd: string;
						iiUnitUSD: string;
						exigivel: boolean;
						motivoNaoExigivel?: string;
					}[];
				} | {
					taxaUSD: string;
					diasAtraso?: number;
					percJuros?: string;
					mora?: {
						vencimento: string;
						pagamento: string;
						selic: {
							mes: string;
							taxa: string;
						}[];
					};
					/** @enum {string} */
					modalidade: "PI_SEM_PPB";
					qtdProduto: string;
					insumos: {
						insumo: string;
						coefTecnico: string;
						vuUSD: string;
						aliq: {
							II: string;
							IPI: string;
							PIS: string;
							COFINS: string;
						};
						suspensos?: {
							II?: boolean;
							IPI?: boolean;
							PIS?: boolean;
							COFINS?: boolean;
						};
					}[];
				} | {
					taxaUSD: string;
					diasAtraso?: number;
					percJuros?: string;
					mora?: {
						vencimento: string;
						pagamento: string;
						selic: {
							mes: string;
							taxa: string;
						}[];
					};
					/** @enum {string} */
					modalidade: "PE";
					qtd: string;
					vuUSD: string;
					freteUSD: string;
					seguroUSD: string;
					aliq: {
						II: string;
						IPI: string;
						PIS: string;
						COFINS: string;
					};
					suspensos?: {
						II?: boolean;
						IPI?: boolean;
						PIS?: boolean;
						COFINS?: boolean;
					};
				};
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						percMulta: string;
						multaBRL: string;
						percJuros: string;
						jurosBRL: string;
						totalDARF: string;
						pagamentos: {
							/** @enum {string} */
							tributo: "II" | "IPI" | "PIS" | "COFINS";
							principal: string;
							multa: string;
							juros: string;
							total: string;
						}[];
						memoria: components["schemas"]["Memoria"];
						/** @enum {string} */
						modalidade: "PI_COM_PPB";
						itens: {
							nota: string;
							dcr?: string;
							qtd: string;
							iiUnitUSD: string;
							exigivel: boolean;
							motivoNaoExigivel?: string;
							iiUSD: string;
							iiBRL: string;
						}[];
						iiBRL: string;
						iiBRL_seArredondadoSoNoTotal: string;
					} | {
						percMulta: string;
						multaBRL: string;
						percJuros: string;
						jurosBRL: string;
						totalDARF: string;
						pagamentos: {
							/** @enum {string} */
							tributo: "II" | "IPI" | "PIS" | "COFINS";
							principal: string;
							multa: string;
							juros: string;
							total: string;
						}[];
						memoria: components["schemas"]["Memoria"];
						/** @enum {string} */
						modalidade: "PI_SEM_PPB";
						insumos: {
							II: string;
							IPI: string;
							PIS: string;
							COFINS: string;
							insumo: string;
							coefTecnico: string;
							qtdTotal: string;
							valorBRL: string;
						}[];
						II: string;
						IPI: string;
						PIS: string;
						COFINS: string;
						total: string;
					} | {
						percMulta: string;
						multaBRL: string;
						percJuros: string;
						jurosBRL: string;
						totalDARF: string;
						pagamentos: {
							/** @enum {string} */
							tributo: "II" | "IPI" | "PIS" | "COFINS";
							principal: string;
							multa: string;
							juros: string;
							total: string;
						}[];
						memoria: components["schemas"]["Memoria"];
						/** @enum {string} */
						modalidade: "PE";
						valorAduaneiroUSD: string;
						valorAduaneiroBRL: string;
						II: string;
						IPI: string;
						PIS: string;
						COFINS: string;
						total: string;
					};
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	calcularSaldo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CalcularSaldoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CalcularSaldoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarEsquemaXsd: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EsquemaXsdResumo"][];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarEsquemaXsd: {
		parameters: {
			query: {
				documento: "DAI" | "MATRIZ";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EsquemaXsdResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerEsquemaXsdConteudo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					ETag?: string;
					[name: string]: unknown;
				};
				content: {
					"application/octet-stream": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirEsquemaXsd: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMatrizTributacaoPreviaXml: {
		parameters: {
			query: {
				importadorId: string;
				dia?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerMatrizTributacaoPreviaXmlResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMatrizTributacaoXml: {
		parameters: {
			query: {
				importadorId: string;
				dia?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/xml": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	buscarEmTudo: {
		parameters: {
			query: {
				q: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BuscaResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarVisao: {
		parameters: {
			query: {
				tela: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["VisaoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarVisao: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["VisaoEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["VisaoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarVisao: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["VisaoNovo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["VisaoResumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirVisao: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerRelatorioRegistroDi: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerRelatorioRegistroDiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarRelatorioRegistroDi: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
				formato?: "xlsx" | "csv";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerRelatorioCustoRealizado: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerRelatorioRegistroDiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarRelatorioCustoRealizado: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
				formato?: "xlsx" | "csv";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerRelatorioTempoPorEtapa: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerRelatorioRegistroDiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarRelatorioTempoPorEtapa: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
				formato?: "xlsx" | "csv";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerRelatorioTributosSuspensos: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerRelatorioRegistroDiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarRelatorioTributosSuspensos: {
		parameters: {
			query: {
				de: string;
				ate: string;
				agrupar?: "MES" | "IMPORTADOR" | "PROCESSO";
				importador?: string;
				formato?: "xlsx" | "csv";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiTermoDeLacre: {
		parameters: {
			query: {
				ids: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiRelatorioPorIe: {
		parameters: {
			query?: {
				q?: string;
				situacao?: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
				canal?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				tipoDocumento?: "DI" | "DUIMP";
				importadorId?: string;
				ie?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
				pendencia?: "SEM_DAI" | "AGUARDANDO_CIENCIA" | "NOTIFICACAO_ABERTA" | "SEM_EXONERACAO";
				notificacaoVencida?: "true";
				semDaiHaDias?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDashboard: {
		parameters: {
			query?: {
				importadorId?: string;
				de?: string;
				ate?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDashboardResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarAvisos: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AvisoResumo"][];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	contarAvisos: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ContarAvisosResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	darAvisosPorLidos: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DarAvisosPorLidosCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ContarAvisosResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	acompanharAvisos: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/event-stream": string;
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	trocarSegredoDoWebhook: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TrocarSegredoDoWebhookResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	testarWebhook: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarWebhookEntregas: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarWebhookEntregasLinha"][];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	repetirWebhookEntrega: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDai: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "numero" | "-numero" | "numeroDocumento" | "-numeroDocumento" | "processo" | "-processo" | "importador" | "-importador" | "dataRegistro" | "-dataRegistro" | "situacao" | "-situacao" | "desde" | "-desde" | "enviadaEm" | "-enviadaEm" | "notificacaoVencimento" | "-notificacaoVencimento" | "icmsRecolher" | "-icmsRecolher" | "icmsSemIncentivo" | "-icmsSemIncentivo";
				q?: string;
				situacao?: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
				canal?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				tipoDocumento?: "DI" | "DUIMP";
				importadorId?: string;
				ie?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
				pendencia?: "SEM_DAI" | "AGUARDANDO_CIENCIA" | "NOTIFICACAO_ABERTA" | "SEM_EXONERACAO";
				notificacaoVencida?: "true";
				semDaiHaDias?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DaiResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarDai: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DaiEdicao"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dai"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiTotais: {
		parameters: {
			query?: {
				q?: string;
				situacao?: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
				canal?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				tipoDocumento?: "DI" | "DUIMP";
				importadorId?: string;
				ie?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
				pendencia?: "SEM_DAI" | "AGUARDANDO_CIENCIA" | "NOTIFICACAO_ABERTA" | "SEM_EXONERACAO";
				notificacaoVencida?: "true";
				semDaiHaDias?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDaiTotaisResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiPendencias: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDaiPendenciasResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarDai: {
		parameters: {
			query?: {
				ordem?: "numero" | "-numero" | "numeroDocumento" | "-numeroDocumento" | "processo" | "-processo" | "importador" | "-importador" | "dataRegistro" | "-dataRegistro" | "situacao" | "-situacao" | "desde" | "-desde" | "enviadaEm" | "-enviadaEm" | "notificacaoVencimento" | "-notificacaoVencimento" | "icmsRecolher" | "-icmsRecolher" | "icmsSemIncentivo" | "-icmsSemIncentivo";
				q?: string;
				situacao?: "SEM_DAI" | "EM_ELABORACAO" | "XML_GERADO" | "ENVIADA" | "PENDENTE_PARAMETRIZACAO" | "PARAMETRIZADA" | "CIENCIA_DADA" | "NOTIFICADA" | "DAR_PAGO" | "DESEMBARACADA" | "REJEITADA" | "CANCELADA";
				canal?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				canalRfb?: "VERDE" | "AMARELO" | "VERMELHO" | "CINZA";
				tipoDocumento?: "DI" | "DUIMP";
				importadorId?: string;
				ie?: string;
				dataRegistroDe?: string;
				dataRegistroAte?: string;
				pendencia?: "SEM_DAI" | "AGUARDANDO_CIENCIA" | "NOTIFICACAO_ABERTA" | "SEM_EXONERACAO";
				notificacaoVencida?: "true";
				semDaiHaDias?: number;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	darCienciaDai: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DarCienciaDaiCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ExcluirVariosFornecedorResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDai: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dai"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	marcarDai: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MarcarDaiCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dai"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desmarcarDai: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dai"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	conferirDai: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ConferirDaiCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ConferirDaiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiMemoria: {
		parameters: {
			query: {
				adicao?: string;
				figura: "baseIcms" | "icmsSemIncentivo" | "icms" | "taxas";
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Memoria"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiDiferencas: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDaiDiferencasResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiPreviaXml: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDaiPreviaXmlResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDaiEnvioXml: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
				envioId: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/xml": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	darPassoDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DarPassoDcrCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desfazerPassoDcr: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	copiarDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CopiarDcrCorpo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dcr"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDcrConferencia: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDcrConferenciaResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDcrArquivo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"text/plain": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDcrEspelho: {
		parameters: {
			query?: {
				memoria?: "true" | "false";
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	procurarDcr: {
		parameters: {
			query?: {
				q?: string;
				importadorId?: string;
				produtoId?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProcurarDcrLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDcrInsumosDaDi: {
		parameters: {
			query: {
				importadorId: string;
				baseCusto: "FOB" | "CIF";
				ate: string;
				q?: string;
				itemId?: string;
				ncm?: string;
				comSaldo?: "true";
				pagina?: number;
				tamanho?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDcrInsumosDaDiResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	montarDcr: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["MontarDcrCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MontarDcrResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDcrAtualizacao: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDcrAtualizacaoResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	darPassoDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DarPassoDciCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desfazerPassoDci: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	copiarDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CopiarDciCorpo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciConferencia: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDciConferenciaResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciArquivo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"text/plain": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciEspelho: {
		parameters: {
			query?: {
				memoria?: "true" | "false";
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciTotais: {
		parameters: {
			query?: {
				q?: string;
				excluidos?: "true" | "false";
				planilhaId?: string;
				importadorId?: string;
				situacao?: "EM_ELABORACAO" | "CALCULADA" | "VALIDADA" | "ARQUIVO_GERADO" | "TRANSMITIDA" | "REGISTRADA" | "EM_CONFERENCIA" | "COM_EXIGENCIA" | "DESEMBARACADA" | "RETIFICADA" | "REJEITADA" | "CANCELADA";
				tipo?: "MENSAL" | "INDIVIDUAL";
				natureza?: "ORIGINAL" | "RETIFICADORA";
				competencia?: string;
				destino?: number;
				produto?: string;
				naoPaga?: "true";
				atrasada?: "true";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDciTotaisResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDciPendentes: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarDciPendentesLinha"][];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	apurarDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciInsumos: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDciInsumosResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	pagarDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["PagarDciCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desfazerPagamentoDci: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Dci"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciDarf: {
		parameters: {
			query: {
				em: string;
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDciDarfResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciDarfPdf: {
		parameters: {
			query: {
				em: string;
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciPlanilha: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarDciNotas: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "numero" | "-numero" | "saida" | "-saida" | "destinatario" | "-destinatario" | "valor" | "-valor";
				q?: string;
				situacao?: "DENTRO" | "FORA";
				fora?: "CANCELADA" | "ENTRADA" | "DEVOLUCAO" | "ZFM" | "EXTERIOR" | "PERIODO" | "MANUAL";
				destino?: number;
				produto?: string;
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarDciNotasLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarNotasDci: {
		parameters: {
			query: {
				Bucket: "nfe";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EnviarNotasDciResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciRecebimento: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
				recebimento: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EnviarNotasDciResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	alterarDciNota: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["AlterarDciNotaCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarDciNotasLinha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	criarDciNota: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["CriarDciNotaCorpo"];
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarDciNotasLinha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	excluirDciNota: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
				nota: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	deixarNotaForaDci: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
				nota: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DeixarNotaForaDciCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarDciNotasLinha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	devolverNotaDci: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
				nota: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DesfazerPassoProcessoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarDciNotasLinha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerDciHabilitacao: {
		parameters: {
			query: {
				importadorId: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerDciHabilitacaoResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarDciHabilitacao: {
		parameters: {
			query: {
				importadorId: string;
				formato?: "xlsx" | "csv";
			};
			header?: never;
			path: {
				arquivo: "REGINV" | "REGINS" | "REGMERC" | "REGPJF" | "REGESTI";
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarSaldoInsumo: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "dataDesembaraco" | "-dataDesembaraco" | "numeroDeclaracao" | "-numeroDeclaracao" | "descricao" | "-descricao" | "ncm" | "-ncm" | "quantidade" | "-quantidade" | "saldo" | "-saldo" | "custoFob" | "-custoFob" | "suspenso" | "-suspenso";
				q?: string;
				importadorId?: string;
				ncm?: string;
				itemId?: string;
				numeroDeclaracao?: string;
				comSaldo?: "true" | "false";
				comSuspensao?: "true";
				idade?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SaldoInsumoResumo"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarSaldoInsumo: {
		parameters: {
			query?: {
				ordem?: "dataDesembaraco" | "-dataDesembaraco" | "numeroDeclaracao" | "-numeroDeclaracao" | "descricao" | "-descricao" | "ncm" | "-ncm" | "quantidade" | "-quantidade" | "saldo" | "-saldo" | "custoFob" | "-custoFob" | "suspenso" | "-suspenso";
				q?: string;
				importadorId?: string;
				ncm?: string;
				itemId?: string;
				numeroDeclaracao?: string;
				comSaldo?: "true" | "false";
				comSuspensao?: "true";
				idade?: number;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerSaldoInsumoTotais: {
		parameters: {
			query?: {
				q?: string;
				importadorId?: string;
				ncm?: string;
				itemId?: string;
				numeroDeclaracao?: string;
				comSaldo?: "true" | "false";
				comSuspensao?: "true";
				idade?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerSaldoInsumoTotaisResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarSaldoInsumoGrupos: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
				ordem?: "dataDesembaraco" | "-dataDesembaraco" | "nome" | "-nome" | "suspenso" | "-suspenso";
				q?: string;
				por?: "ITEM" | "DI" | "NCM";
				importadorId?: string;
				ncm?: string;
				itemId?: string;
				numeroDeclaracao?: string;
				comSaldo?: "true" | "false";
				comSuspensao?: "true";
				idade?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarSaldoInsumoGruposLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	exportarSaldoInsumoGrupos: {
		parameters: {
			query?: {
				ordem?: "dataDesembaraco" | "-dataDesembaraco" | "nome" | "-nome" | "suspenso" | "-suspenso";
				q?: string;
				por?: "ITEM" | "DI" | "NCM";
				importadorId?: string;
				ncm?: string;
				itemId?: string;
				numeroDeclaracao?: string;
				comSaldo?: "true" | "false";
				comSuspensao?: "true";
				idade?: number;
				formato?: "xlsx" | "csv";
				colunas?: string;
				ids?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
					"text/csv": string;
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerSaldoInsumo: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SaldoInsumo"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	ajustarSaldoInsumo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["AjustarSaldoInsumoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SaldoInsumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	devolverSaldoInsumo: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["DevolverSaldoInsumoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SaldoInsumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	estornarSaldoInsumoMovimento: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["EstornarSaldoInsumoMovimentoCorpo"];
			};
		};
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SaldoInsumo"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerLinhagem: {
		parameters: {
			query: {
				tipo: "PO" | "PROCESSO" | "LOTE" | "COMPONENTE" | "DCR" | "DCI" | "NOTA";
				id: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerLinhagemResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMapa: {
		parameters: {
			query?: {
				importadorId?: string;
				viaTransporte?: "10" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
				atrasados?: "true";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerMapaResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarPlanilha: {
		parameters: {
			query: {
				recurso: "CompraNacional" | "Fornecedor" | "Importador" | "Item" | "MatrizTributacao" | "Ncm" | "Parametro" | "Produto" | "Representante" | "Pais" | "Urf" | "Recinto" | "Unidade" | "Incoterm" | "MoedaSiscomex";
			};
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerPlanilha: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	conferirPlanilha: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["ConferirPlanilhaCorpo"];
			};
		};
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	listarPlanilhaErros: {
		parameters: {
			query?: {
				pagina?: number;
				tamanho?: number;
			};
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"X-Total-Count"?: number;
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ListarPlanilhaErrosLinha"][];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerPlanilhaArquivoDeErros: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					"Content-Disposition"?: string;
					[name: string]: unknown;
				};
				content: {
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			401: components["responses"]["Recusa401"];
			404: components["responses"]["Recusa404"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	enviarCorrecoesDaPlanilha: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": {
					file: string;
				};
			};
		};
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	gravarPlanilha: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["GravarPlanilhaCorpo"];
			};
		};
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	cancelarPlanilha: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	desfazerPlanilha: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path: {
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			202: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Planilha"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			409: components["responses"]["Recusa409"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	lerMeuDia: {
		parameters: {
			query?: {
				de?: "meus" | "empresa";
				regra?: "EXIGENCIA" | "CIENCIA" | "DAR" | "SEM_DAI" | "ETA_PASSADA" | "DEVOLUCAO" | "LICENCA" | "A_DEBITAR" | "DIFERENCA" | "DOCUMENTO" | "DCI_MENSAL" | "DCI_A_PAGAR" | "EXONERACAO" | "PROCURACAO" | "CERTIFICADO" | "SUFRAMA" | "RESOLUCAO" | "PO_ATRASADO" | "DCR_DESATUALIZADO";
				importadorId?: string;
				adiados?: "true" | "false";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["LerMeuDiaResposta"];
				};
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	contarMeuDia: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ContarMeuDiaResposta"];
				};
			};
			401: components["responses"]["Recusa401"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	adiarDoMeuDia: {
		parameters: {
			query?: never;
			header?: {
				"Idempotency-Key"?: string;
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["AdiarDoMeuDiaCorpo"];
			};
		};
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			422: components["responses"]["Recusa422"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
	trazerDeVoltaAoMeuDia: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": components["schemas"]["TrazerDeVoltaAoMeuDiaCorpo"];
			};
		};
		responses: {
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			400: components["responses"]["Recusa400"];
			401: components["responses"]["Recusa401"];
			403: components["responses"]["Recusa403"];
			404: components["responses"]["Recusa404"];
			413: components["responses"]["Recusa413"];
			415: components["responses"]["Recusa415"];
			500: components["responses"]["Recusa500"];
			503: components["responses"]["Recusa503"];
		};
	};
}
